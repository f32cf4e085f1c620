// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/sessiontree.h"

#include "models/session/rows/sessionrows.h"
#include "models/session/runs/phasetimes.h"

namespace baton {

void SessionTree::addRows(SessionBuilder &builder) const
{
    addChildRows(builder);
}

int SessionTree::rowOf(const SessionBuilder &builder, size_t /*handoff*/,
                       const QHash<QString, int> & /*rows*/) const
{
    return builder.isHome() ? -1 : 0;
}

RowOrder SessionTree::orderOf(const SessionBuilder & /*builder*/) const
{
    return RowOrder::None;
}

void SessionTree::addTimes(SessionBuilder &builder) const
{
    deriveTimes(builder.session, std::chrono::minutes(builder.reading().staleMinutes));
}

} // namespace baton
