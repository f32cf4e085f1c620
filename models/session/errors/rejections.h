// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The rejection of a handoff by its receiver; @p said is empty if there is none.
struct HandoffRejection
{
    enum class State {
        Open,     ///< no later handoff on the same route
        Repaired, ///< a later handoff on the same route was accepted, or delivered again as
                  ///< requested
        Ignored,  ///< the rejected agent handed on to others anyway
    };

    size_t handoff = 0;
    RunStatus status = RunStatus::Failed; ///< Waiting if the receiver asks for something
    QString said;                         ///< such as "Judge says REJECT"
    QString reasons;                      ///< quoted reasons; empty if there are none
    Evidence evidence;
    State state = State::Open;
    QString repairedBy;
};

/// Reads the statuses of rows that the handoffs of @p builder state.
void addReportedStatuses(SessionBuilder &builder);

/// The rejections among the handoffs of @p builder, by time.
[[nodiscard]] std::vector<HandoffRejection> rejectionsIn(const SessionBuilder &builder);

/// The rejections as errors of their rows.
[[nodiscard]] std::vector<SessionError> rejectionErrors(const SessionBuilder &builder);

/// Sets the status of each row whose last handoff is a rejection. An ignored rejection becomes a
/// flaw of the session.
void settleRejections(SessionBuilder &builder);

} // namespace baton
