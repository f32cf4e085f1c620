// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include "models/session/building/sessionmechanism.h"

#include <QFlags>

#include <span>

namespace baton {

/// A check for missing, broken or contradictory parts of a session.
struct SessionCheck
{
    /// The parts that a check needs.
    enum class Need {
        Layout = 1, ///< the session has a layout
        State = 2,  ///< the session has a state file
        Text = 4,   ///< the state file is not empty
        Whole = 8   ///< the state file parses completely, so that a missing key is really missing
    };
    Q_DECLARE_FLAGS(Needs, Need)

    void (*ofSession)(SessionBuilder &builder) = nullptr;
    void (*ofPhase)(SessionBuilder &builder,
                    size_t phase) = nullptr; ///< called for each phase if ofSession is null
    Needs needs = {};
    MechanismKinds of = anyMechanism;
    MechanismKinds byState =
        {}; ///< mechanisms for which the state file and its rows are sufficient
};
Q_DECLARE_OPERATORS_FOR_FLAGS(SessionCheck::Needs)

/// All checks, in the order of their findings.
[[nodiscard]] std::span<const SessionCheck> sessionChecks();

/// Runs all checks on a session that was read.
void addContradictions(SessionBuilder &builder);

/// Runs the checks that need only the state file and its rows.
void addStateFindings(SessionBuilder &builder);

} // namespace baton
