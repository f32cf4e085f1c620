// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/attemptnumber.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule attempt-limit: the attempt number of the document must not exceed the protocol's limit for
/// its kind. The number is at the place that the protocol's `attempts` names.
class AttemptLimitRule final : public Rule
{
public:
    using Rule::Rule;
    void apply(const RuleContext &context, FindingList &findings) const override;
};

void AttemptLimitRule::apply(const RuleContext &context, FindingList &findings) const
{
    const AttemptPolicy &policy = context.pack.attempts;
    const NodeId node = policy.pointer.isRoot() ? noNode : context.tree.find(policy.pointer);
    if (node == noNode || findings.holdsPlaceholder(node)) {
        return;
    }
    const QString text = context.tree.at(context.tree.resolved(node)).text;
    const int attempt = attemptNamed(policy, text);
    const int most = attemptLimitOf(context.pack, context.kind.kind.name);
    if (most == 0 || attempt <= most) {
        return;
    }
    PendingFinding &judged = findings.add(
        node, id(), severity(),
        message({{u"actual"_s, QString::number(attempt)}, {u"expected"_s, QString::number(most)}}));
    judged.finding.actual = QString::number(attempt);
    judged.finding.expected = QString::number(most);
}

const RegisteredRule<AttemptLimitRule> attemptLimitRule(u"attempt-limit"_s);

} // namespace

} // namespace baton
