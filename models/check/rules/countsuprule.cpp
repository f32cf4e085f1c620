// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule counts-up: `member` of the entries of each list in `lists` must increase by one from entry
/// to entry, starting with `from`.
class CountsUpRule final : public Rule
{
public:
    CountsUpRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_lists;
    QString m_member;
    int m_from;
};

CountsUpRule::CountsUpRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_lists(settings[u"lists"].pointers())
    , m_member(settings.requiredText(u"member"))
    , m_from(settings[u"from"].integer(1))
{
}

void CountsUpRule::apply(const RuleContext &context, FindingList &findings) const
{
    for (const JsonPointer &pointer : m_lists) {
        const NodeId list = context.tree.find(pointer);
        if (list == noNode) {
            continue;
        }
        int expected = m_from;
        for (const NodeId entry : context.tree.at(context.tree.resolved(list)).children) {
            const NodeId place = context.tree.child(entry, m_member);
            const QString wanted = QString::number(expected++);
            if (place == noNode || context.tree.at(place).type != ValueType::Integer
                || context.tree.at(place).text == wanted) {
                continue;
            }
            const Node &node = context.tree.at(place);
            PendingFinding &judged =
                findings.add(place, id(), severity(),
                             message({{u"expected"_s, wanted}, {u"actual"_s, node.text}}));
            judged.finding.expected = wanted;
            judged.finding.actual = node.text;
        }
    }
}

const RegisteredRule<CountsUpRule> countsUpRule(u"counts-up"_s);

} // namespace

} // namespace baton
