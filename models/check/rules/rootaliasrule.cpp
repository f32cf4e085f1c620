// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule root-alias: the root key is an alias of the kind's own key.
class RootAliasRule final : public Rule
{
public:
    using Rule::Rule;
    void apply(const RuleContext &context, FindingList &findings) const override;
};

void RootAliasRule::apply(const RuleContext &context, FindingList &findings) const
{
    const NodeId base = context.tree.base();
    const Node &node = context.tree.at(base);
    if (node.parent == noNode || context.kind.roots.indexOf(node.key) < 1) {
        return;
    }
    const QString &root = context.kind.roots.front();
    PendingFinding &judged = findings.add(
        base, id(), severity(), message({{u"actual"_s, node.key}, {u"expected"_s, root}}));
    judged.finding.expected = root;
    judged.finding.actual = node.key;
    judged.isAboutKey = true;
    if (std::optional<Fix> fix = context.fixer.rename(base, root)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

const RegisteredRule<RootAliasRule> rootAliasRule(u"root-alias"_s);

} // namespace

} // namespace baton
