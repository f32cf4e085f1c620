// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/attemptlimitrule.h"

#include "models/check/attempt.h"

using namespace Qt::StringLiterals;

namespace baton {

void AttemptLimitRule::apply(const RuleContext &context, FindingList &findings) const
{
    const AttemptPolicy &policy = context.pack.attempts;
    const NodeId node = policy.pointer.isRoot() ? noNode : context.tree.find(policy.pointer);
    if (node == noNode || findings.holdsPlaceholder(node)) {
        return;
    }
    const QString text = context.tree.at(context.tree.resolved(node)).text;
    const int attempt = attemptNamed(policy, text);
    const int most = mostAttemptsOf(context.pack, context.kind.kind.name);
    if (most == 0 || attempt <= most) {
        return;
    }
    JudgedFinding &judged = findings.add(
        node, id(), severity(),
        message({{u"actual"_s, QString::number(attempt)}, {u"expected"_s, QString::number(most)}}));
    judged.finding.actual = QString::number(attempt);
    judged.finding.expected = QString::number(most);
}

} // namespace baton
