// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/sessionstate.h"
#include "models/check/report/checkreport.h"
#include "models/protocol/pack/protocolpack.h"

#include <QCoreApplication>

namespace baton {

/// Evaluates the gates that apply to a document.
class GateCheck
{
    Q_DECLARE_TR_FUNCTIONS(baton::GateCheck)

public:
    GateCheck(const ProtocolPack &pack, const KindModel &kind, const CanonicalTree &tree,
              const CheckSettings &settings, SessionState &state);

    /// Sets the fields of the block that are required because of other values of the document.
    void setConditional(const QStringList &fields) { m_conditional = fields; }

    /// Sets the open values of the document.
    void setOpen(const Placeholders &open) { m_open = open; }

    /// Sets the ids of the rules that have findings.
    void setFound(const QSet<QString> &rules) { m_found = rules; }

    /// The results of the gates that apply in @p phase. If @p isReadable is false, no criterion is
    /// evaluated.
    [[nodiscard]] std::vector<GateResult> results(const QString &phase, bool isReadable = true);

private:
    /// A document of the same session and phase that a criterion evaluates.
    struct Neighbour
    {
        std::shared_ptr<const ParsedText> parsed;
        std::unique_ptr<CanonicalTree> tree; ///< null if the document cannot be read
        Placeholders open;
    };

    /// The document that a criterion refers to.
    struct Subject
    {
        const KindModel &kind;
        const CanonicalTree &tree;
        const Placeholders &open;

        [[nodiscard]] bool isGiven(NodeId node) const;
        [[nodiscard]] bool isOpenIn(NodeId node) const;
    };

    [[nodiscard]] CriterionResult evaluate(const Criterion &criterion, const QString &phase);
    [[nodiscard]] bool waitsForAuthor(const CriterionResult &result) const;
    [[nodiscard]] static bool isCounted(const Criterion &criterion, const Subject &subject,
                                        NodeId entry);
    static void showCounted(CriterionResult &result, const Criterion &criterion,
                            const Subject &subject);
    void judge(CriterionResult &result, const Criterion &criterion, const Subject &subject);
    void judgeValue(CriterionResult &result, const Criterion &criterion, const Subject &subject,
                    NodeId node) const;
    void judgeRequired(CriterionResult &result, const Subject &subject) const;
    void judgeCount(CriterionResult &result, const Criterion &criterion, const Subject &subject,
                    NodeId list) const;
    void judgeNumber(CriterionResult &result, const Criterion &criterion, const Subject &subject,
                     NodeId node) const;
    [[nodiscard]] const Neighbour *neighbour(const KindModel &kind, const QString &phase);

    const ProtocolPack &m_pack;
    const KindModel &m_kind;
    const CanonicalTree &m_tree;
    const CheckSettings &m_settings;
    SessionState &m_state;
    Placeholders m_open;
    QStringList m_conditional;
    QSet<QString> m_found;
    QHash<QString, std::shared_ptr<Neighbour>> m_neighbours;
};

} // namespace baton
