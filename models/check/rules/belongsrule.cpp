// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/placeholderformat.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule belongs: the value at `pointer` determines which fields may exist. A document gets one
/// finding for all of its misplaced fields.
class BelongsRule final : public Rule
{
public:
    BelongsRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    struct Group
    {
        QString value;
        std::vector<JsonPointer> fields;
    };

    void addUndecided(const RuleContext &context, FindingList &findings, NodeId choice) const;

    JsonPointer m_pointer;
    std::vector<Group> m_groups;
    QString m_undecided; ///< message while the value is a placeholder; empty for none
};

std::vector<NodeId> present(const CanonicalTree &tree, const std::vector<JsonPointer> &fields)
{
    std::vector<NodeId> nodes;
    for (const JsonPointer &field : fields) {
        if (const NodeId node = tree.find(field); node != noNode) {
            nodes.push_back(node);
        }
    }
    return nodes;
}

QStringList names(const CanonicalTree &tree, const std::vector<NodeId> &nodes)
{
    QStringList result;
    for (const NodeId node : nodes) {
        result.append(nameOf(tree, node));
    }
    return result;
}

BelongsRule::BelongsRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_pointer(settings[u"pointer"].pointer())
    , m_undecided(settings[u"undecided"].text())
{
    for (const PackNode &group : settings[u"groups"].items()) {
        m_groups.push_back({group.key(), group.pointers()});
    }
}

void BelongsRule::apply(const RuleContext &context, FindingList &findings) const
{
    const CanonicalTree &tree = context.tree;
    const NodeId choice = tree.find(m_pointer);
    if (choice == noNode) {
        return; // the schema reports a missing value
    }
    const QString actual = tree.at(tree.resolved(choice)).text.trimmed();
    const auto isChosen = [&](const Group &group) {
        return group.value.compare(actual, Qt::CaseInsensitive) == 0;
    };
    if (findings.holdsPlaceholder(choice)) {
        addUndecided(context, findings, choice);
        return;
    }
    if (std::ranges::none_of(m_groups, isChosen)) {
        return; // the schema reports an invalid value
    }
    std::vector<NodeId> strange;
    QStringList expected;
    for (const Group &group : m_groups) {
        const std::vector<NodeId> fields = present(tree, group.fields);
        if (!isChosen(group) && !fields.empty()) {
            strange.insert(strange.end(), fields.begin(), fields.end());
            expected.append(group.value);
        }
    }
    if (strange.empty()) {
        return;
    }
    PendingFinding &judged =
        findings.add(choice, id(), severity(),
                     message({{u"fields"_s, names(tree, strange).join(u", "_s)},
                              {u"expected"_s, expected.join(u", "_s)},
                              {u"actual"_s, actual}}));
    judged.finding.expected = expected.join(u", "_s);
    judged.finding.actual = actual;
    judged.isAboutKey = true;
}

void BelongsRule::addUndecided(const RuleContext &context, FindingList &findings,
                               NodeId choice) const
{
    std::vector<NodeId> open;
    for (const Group &group : m_groups) {
        const std::vector<NodeId> fields = present(context.tree, group.fields);
        open.insert(open.end(), fields.begin(), fields.end());
    }
    if (m_undecided.isEmpty() || open.empty()) {
        return;
    }
    PendingFinding &judged = findings.add(
        choice, id(), severity(),
        filled(words(m_undecided), {{u"fields"_s, names(context.tree, open).join(u", "_s)}}));
    judged.isAboutKey = true;
}

const RegisteredRule<BelongsRule> belongsRule(u"belongs"_s);

} // namespace

} // namespace baton
