// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/textnormalform.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule repeated-value: `member` of an entry must not repeat that of an earlier entry in the list.
/// {number} is the `number` of the earlier entry.
class RepeatedValueRule final : public Rule
{
public:
    RepeatedValueRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_lists;
    QString m_member;
    QString m_number;
};

RepeatedValueRule::RepeatedValueRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_lists(settings[u"lists"].pointers())
    , m_member(settings.requiredText(u"member"))
    , m_number(settings[u"number"].text())
{
}

void RepeatedValueRule::apply(const RuleContext &context, FindingList &findings) const
{
    for (const JsonPointer &pointer : m_lists) {
        const NodeId list = context.tree.find(pointer);
        if (list == noNode) {
            continue;
        }
        QHash<QString, QString> seen;
        int position = 0;
        for (const NodeId entry : context.tree.at(context.tree.resolved(list)).children) {
            ++position;
            const NodeId place = context.tree.child(entry, m_member);
            const QString value =
                place == noNode ? QString() : normalizedWords(context.tree.at(place).text);
            if (value.isEmpty()) {
                continue;
            }
            if (const auto earlier = seen.constFind(value); earlier != seen.constEnd()) {
                findings.add(place, id(), severity(), message({{u"number"_s, *earlier}}))
                    .finding.actual = spelling(context.tree, place);
            } else {
                const NodeId number = context.tree.child(entry, m_number);
                seen.insert(value,
                            number == noNode ? QString::number(position)
                                             : spelling(context.tree, number));
            }
        }
    }
}

const RegisteredRule<RepeatedValueRule> repeatedValueRule(u"repeated-value"_s);

} // namespace

} // namespace baton
