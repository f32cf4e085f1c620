// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/rootmissingrule.h"

#include "models/check/fixes.h"

using namespace Qt::StringLiterals;

namespace baton {

void RootMissingRule::apply(const RuleContext &context, FindingList &findings) const
{
    const bool isAtTop = context.tree.at(context.tree.base()).parent == noNode;
    if (context.kind.roots.isEmpty() || !isAtTop) {
        return;
    }
    const QString &root = context.kind.roots.front();
    JudgedFinding &judged = findings.addMissing(context.tree.base(), root, id(), severity(),
                                                message({{u"expected"_s, root}}));
    judged.finding.expected = root;
    judged.askedField = root;
    // A root key without a value, above its fields, would stand there twice.
    const bool stands = context.tree.child(context.tree.base(), root) != noNode;
    if (std::optional<Fix> fix = stands ? context.fixer.indentUnder(root, context.kind.kind.fields)
                                        : context.fixer.wrap(root)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

} // namespace baton
