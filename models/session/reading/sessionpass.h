// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include "models/session/building/sessionmechanism.h"

#include <QFlags>

#include <span>

namespace baton {

/// The parts of a session that passes read and write.
enum class SessionPart {
    Summary = 1 << 0,
    Facts = 1 << 1,
    Findings = 1 << 2,
    StateReport = 1 << 3, ///< result of checking the state file
    Handoffs = 1 << 4,
    Rows = 1 << 5, ///< rows, including the current one
    Errors = 1 << 6,
    Attempts = 1 << 7,
    Differences = 1 << 8,
    Gates = 1 << 9,
    Escalations = 1 << 10,
    Deliverables = 1 << 11,
    Files = 1 << 12,
    Causes = 1 << 13,
    Headline = 1 << 14,
    NextStep = 1 << 15
};
Q_DECLARE_FLAGS(SessionParts, SessionPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(SessionParts)

/// One step of reading a session.
struct SessionPass
{
    const char *name;
    void (*run)(SessionBuilder &builder);
    SessionParts needs;
    SessionParts gives; ///< parts that it writes, including those of `needs` that it modifies
    MechanismKinds of = anyMechanism; ///< mechanisms of the sessions to which it applies
    bool isForRows = false;           ///< also runs for a session that is only a row of another one

    [[nodiscard]] bool isFor(const SessionBuilder &builder) const
    {
        return of.testFlag(builder.mechanism->kind());
    }
};

/// All passes. Each comes after those that provide its needs.
[[nodiscard]] std::span<const SessionPass> sessionPasses();

} // namespace baton
