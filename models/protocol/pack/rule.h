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

/// A further finding of a rule with its own id and message. The id is empty if there is none.
struct SideRule
{
    QString id;
    QString message;
};

/// A check that JSON Schema cannot express. A pack enables a rule by name and defines its id,
/// severity, message and parameters. Rules contain nothing specific to a protocol.
class Rule
{
public:
    Rule(const PackNode &settings, const PackTexts &texts);
    virtual ~Rule() = default;
    Q_DISABLE_COPY_MOVE(Rule)

    [[nodiscard]] bool appliesTo(const Kind &kind) const;
    /// True if the rule is restricted to kinds and @p kind is one of them.
    [[nodiscard]] bool mentions(const Kind &kind) const { return m_kinds.contains(kind.name); }
    /// The findings that it may report, for the reference of rules.
    [[nodiscard]] virtual std::set<ProducedRule> produced() const { return m_produced; }
    /// The finding if @p text, which is outside of a document, contains a placeholder. Most rules
    /// have none.
    [[nodiscard]] virtual std::optional<Finding> inProse(const QString &text) const;
    /// The pointers whose values it compares with other handoffs in the folder.
    [[nodiscard]] virtual std::vector<JsonPointer> compared() const { return {}; }
    virtual void apply(const RuleContext &context, FindingList &findings) const = 0;

protected:
    /// The further finding that @p node describes; empty if the node does not exist.
    SideRule also(const PackNode &node);
    /// Like also() above, with @p severity. @p node must exist.
    SideRule also(const PackNode &node, Severity severity);
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] Severity severity() const { return m_severity; }
    /// The message of the pack with each {name} replaced.
    [[nodiscard]] QString message(const QHash<QString, QString> &values = {}) const;
    /// The text @p english of the pack in the user's language.
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
