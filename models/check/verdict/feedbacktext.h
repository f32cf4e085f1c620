// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/findinglist.h"
#include "models/findings/lineproblem.h"
#include "models/protocol/pack/protocolpack.h"

namespace baton {

/// The text for the producer of a document, in the protocol's own words; never translated.
class FeedbackText
{
public:
    FeedbackText(const ProtocolPack &pack, const CanonicalTree &tree)
        : m_texts(pack.feedback)
        , m_tree(tree)
    {
    }

    /// Sets the format in which the document is to be sent again, unless it is YAML.
    void setFormat(const QString &format) { m_format = format; }

    /// The document is cut off after line @p line and lacks the fields @p missing: it has to be
    /// sent again as a whole.
    void setCutOff(int line, const QStringList &missing, bool isGuess);
    /// 0: not cut off.
    [[nodiscard]] int cutOffLine() const { return m_cutOffLine; }

    /// One sentence for each of @p errors, without repetition.
    [[nodiscard]] QString of(const std::vector<const PendingFinding *> &errors) const;
    /// The text for a document that does not parse, because of @p errors.
    [[nodiscard]] QString ofUnreadable(const std::vector<LineProblem> &errors) const;

private:
    [[nodiscard]] QString ofCutOff() const;
    [[nodiscard]] QString sentenceAbout(const PendingFinding &error) const;
    [[nodiscard]] QString fieldIn(const PendingFinding &error, const QString &name) const;
    [[nodiscard]] bool isNoChoice(const PendingFinding &error) const;

    const FeedbackTexts &m_texts;
    const CanonicalTree &m_tree;
    QString m_format = QStringLiteral("YAML");
    int m_cutOffLine = 0;
    bool m_isCutOffGuess = false; ///< truncation is only a guess: the document parses to its end
    QStringList m_missing;
};

} // namespace baton
