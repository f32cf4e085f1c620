// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/sessiontree.h"

#include "models/session/rows/sessionrows.h"
#include "models/session/runs/phasetimes.h"

namespace baton {

void SessionTree::addRows(SessionBuilder &draft) const
{
    addChildRows(draft);
}

int SessionTree::rowOf(const SessionBuilder &draft, size_t /*handoff*/,
                       const QHash<QString, int> & /*rows*/) const
{
    return draft.isHome() ? -1 : 0;
}

RowOrder SessionTree::orderOf(const SessionBuilder & /*draft*/) const
{
    return RowOrder::None;
}

void SessionTree::addTimes(SessionBuilder &draft) const
{
    concludeTimes(draft.session, std::chrono::minutes(draft.reading().staleMinutes));
}

} // namespace baton
