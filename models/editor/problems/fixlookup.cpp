// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/fixlookup.h"

#include "models/editor/snapshot/snapshot.h"

#include <algorithm>
#include <tuple>

namespace baton {

namespace {

auto membersOf(const SetValue &edit)
{
    return std::tie(edit.at, edit.value);
}

auto membersOf(const InsertKey &edit)
{
    return std::tie(edit.map, edit.key, edit.value, edit.before);
}

auto membersOf(const InsertItem &edit)
{
    return std::tie(edit.list, edit.index, edit.value);
}

auto membersOf(const Remove &edit)
{
    return std::tie(edit.at);
}

auto membersOf(const Move &edit)
{
    return std::tie(edit.at, edit.to);
}

auto membersOf(const RenameKey &edit)
{
    return std::tie(edit.at, edit.key);
}

bool isSameEdit(const TreeEdit &a, const TreeEdit &b)
{
    const auto isSame = [&b]<typename Edit>(const Edit &edit) {
        const Edit *other = std::get_if<Edit>(&b);
        return other && membersOf(edit) == membersOf(*other);
    };
    return std::visit(isSame, a);
}

bool doesTheSame(const Fix &a, const Fix &b)
{
    if (!a.plan || !b.plan) {
        return a.edits == b.edits && !a.plan == !b.plan;
    }
    return a.plan == b.plan
        || (a.plan->document == b.plan->document && isSameEdit(a.plan->edit, b.plan->edit));
}

} // namespace

const Finding *offererOf(const Fix &fix, const Snapshot &snapshot)
{
    const auto isThis = [&fix](const Fix &offered) { return doesTheSame(fix, offered); };
    for (const DocumentReport &report : snapshot.report.documents) {
        for (const Finding &finding : report.findings) {
            for (const Finding &part : finding.each()) {
                if (std::ranges::any_of(part.fixes, isThis)) {
                    return &part;
                }
            }
        }
    }
    return nullptr;
}

} // namespace baton
