// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/phasetablesession.h"

#include "models/session/rows/phasetable.h"
#include "models/session/runs/phasetimes.h"

namespace baton {

void PhaseTableSession::addRows(SessionBuilder &draft) const
{
    addTableRows(draft);
}

RowOrder PhaseTableSession::orderOf(const SessionBuilder &draft) const
{
    return draft.reading().phases.isLinear ? RowOrder::Top : RowOrder::None;
}

void PhaseTableSession::addTimes(SessionBuilder &draft) const
{
    concludeTimes(draft.session, std::chrono::minutes(draft.reading().staleMinutes));
}

} // namespace baton
