// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule root-missing: the fields of a kind are at the top level of the document, without the root
/// key.
class RootMissingRule final : public Rule
{
public:
    using Rule::Rule;
    void apply(const RuleContext &context, FindingList &findings) const override;
};

void RootMissingRule::apply(const RuleContext &context, FindingList &findings) const
{
    const bool isAtTop = context.tree.at(context.tree.base()).parent == noNode;
    if (context.kind.roots.isEmpty() || !isAtTop) {
        return;
    }
    const QString &root = context.kind.roots.front();
    PendingFinding &judged = findings.addMissing(context.tree.base(), root, id(), severity(),
                                                 message({{u"expected"_s, root}}));
    judged.finding.expected = root;
    judged.askedField = root;
    // The root key may exist without a value, above its fields. Wrapping would then duplicate it.
    const bool stands = context.tree.child(context.tree.base(), root) != noNode;
    if (std::optional<Fix> fix = stands ? context.fixer.indentUnder(root, context.kind.kind.fields)
                                        : context.fixer.wrap(root)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

const RegisteredRule<RootMissingRule> rootMissingRule(u"root-missing"_s);

} // namespace

} // namespace baton
