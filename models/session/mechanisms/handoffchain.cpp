// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/handoffchain.h"

#include "models/session/rows/sessionrows.h"
#include "models/session/runs/routetimes.h"

#include <algorithm>

namespace baton {

void HandoffChain::addRows(SessionBuilder &builder) const
{
    addHandoffRows(builder);
}

RowOrder HandoffChain::orderOf(const SessionBuilder &builder) const
{
    const bool isGrouped = std::ranges::any_of(
        builder.session.phases, [](const SessionPhase &phase) { return phase.parent >= 0; });
    return !builder.reading().phases.isLinear ? RowOrder::None
        : isGrouped                           ? RowOrder::Parts
                                              : RowOrder::Top;
}

void HandoffChain::addTimes(SessionBuilder &builder) const
{
    addRouteTimes(builder.session);
}

} // namespace baton
