// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/pack/kind.h"
#include "models/protocol/pack/rulesofpack.h"
#include "models/protocol/source/packtexts.h"

#include <optional>

namespace baton {

class FindingList;
class PackNode;
struct RuleContext;

/// A finding of a rule with an id and a message of its own; the id is empty where there is none.
struct SideRule
{
    QString id;
    QString message;
};

/// A check that a JSON Schema cannot express. A pack switches a rule on by its name and gives it
/// the id, severity, message and parameters; nothing of a protocol is in here.
class Rule
{
public:
    Rule(const PackNode &settings, const PackTexts &texts);
    virtual ~Rule() = default;
    Q_DISABLE_COPY_MOVE(Rule)

    [[nodiscard]] bool appliesTo(const Kind &kind) const;
    /// True when the rule is restricted to kinds and @p kind is one of them.
    [[nodiscard]] bool mentions(const Kind &kind) const { return m_kinds.contains(kind.name); }
    /// The ids of its findings, for the rules' reference.
    [[nodiscard]] virtual std::set<ProducedRule> produced() const { return m_produced; }
    /// The finding about @p text, a placeholder in the words around a document; most rules have
    /// none.
    [[nodiscard]] virtual std::optional<Finding> inProse(const QString &text) const;
    /// The pointers whose values it compares with those of other handoffs in the folder.
    [[nodiscard]] virtual std::vector<JsonPointer> compared() const { return {}; }
    virtual void apply(const RuleContext &context, FindingList &findings) const = 0;

protected:
    /// The finding that @p node describes besides the rule's own; none when there is no such node.
    SideRule also(const PackNode &node);
    /// The same with @p severity; @p node has to be there.
    SideRule also(const PackNode &node, Severity severity);
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] Severity severity() const { return m_severity; }
    /// The pack's message with each {name} replaced.
    [[nodiscard]] QString message(const QHash<QString, QString> &values = {}) const;
    /// Words of the pack in the reader's language.
    [[nodiscard]] QString words(const QString &english) const { return m_texts.of(english); }

private:
    QString m_id;
    Severity m_severity;
    QStringList m_kinds;
    QString m_message;
    PackTexts m_texts;
    std::set<ProducedRule> m_produced;
};

} // namespace baton
