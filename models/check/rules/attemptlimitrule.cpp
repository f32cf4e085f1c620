// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/attemptlimitrule.h"

using namespace Qt::StringLiterals;

namespace baton {

AttemptLimitRule::AttemptLimitRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_most(settings[u"most"].integer(1))
{
}

void AttemptLimitRule::apply(const RuleContext &context, FindingList &findings) const
{
    const AttemptPolicy &policy = context.pack.attempts;
    const NodeId node = policy.pointer.isRoot() ? noNode : context.tree.find(policy.pointer);
    if (node == noNode || findings.holdsPlaceholder(node)) {
        return;
    }
    const QString text = context.tree.at(context.tree.resolved(node)).text;
    const int attempt = policy.pattern.match(text).captured(1).toInt();
    if (attempt <= m_most) {
        return;
    }
    JudgedFinding &judged = findings.add(node, id(), severity(),
                                         message({{u"actual"_s, QString::number(attempt)},
                                                  {u"expected"_s, QString::number(m_most)}}));
    judged.finding.actual = QString::number(attempt);
    judged.finding.expected = QString::number(m_most);
}

} // namespace baton
