// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/phasetablesession.h"

#include "models/session/rows/phasetable.h"
#include "models/session/runs/phasetimes.h"

namespace baton {

void PhaseTableSession::addRows(SessionBuilder &builder) const
{
    addTableRows(builder);
}

RowOrder PhaseTableSession::orderOf(const SessionBuilder &builder) const
{
    return builder.reading().phases.isLinear ? RowOrder::Top : RowOrder::None;
}

void PhaseTableSession::addTimes(SessionBuilder &builder) const
{
    deriveTimes(builder.session, std::chrono::minutes(builder.reading().staleMinutes));
}

} // namespace baton
