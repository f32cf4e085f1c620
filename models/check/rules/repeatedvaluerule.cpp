// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/repeatedvaluerule.h"

#include "models/core/wording.h"

using namespace Qt::StringLiterals;

namespace baton {

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
                place == noNode ? QString() : wordingOf(context.tree.at(place).text);
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

} // namespace baton
