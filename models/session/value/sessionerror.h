// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>

namespace baton {

/// A failure that the session or an error history reports.
struct SessionError
{
    QString type; ///< type, such as "solver_divergence"
    QString message;
    QString otherwise; ///< message about the same error in another file; empty if it is equal or
                       ///< there is none
    QString fix;       ///< attempted repair; empty if there is none
    QString outcome;   ///< outcome of the repair in the words of the session
    RunStatus result = RunStatus::Failed; ///< Superseded if a later attempt repaired it, Blocked if
                                          ///< the part waits for what it lacks
    QString
        repairedBy; ///< evidence for the repair; empty if its phase shows it, or if there is none
    bool isPassedOver = false; ///< not repaired, but the session succeeded without this part
    QDateTime time;
    int phase = -1;    ///< position in Session::phases
    int attempt = 0;   ///< number of the attempt in which it happened; 0 if unknown
    int sameFixAs = 0; ///< number of the earlier attempt that tried the same repair; 0 if none
    int sameErrorAs =
        0; ///< number of the earlier attempt that failed with the same type and message; 0 if none
    Evidence evidence;
    Evidence alsoAt;         ///< place in another file that reports the same error
    bool isOfResult = false; ///< the error with which the delivered result ends
    bool isBeside = false;   ///< the error of one of several parallel attempts

    friend bool operator==(const SessionError &, const SessionError &) = default;
};

/// The remaining retries before the protocol escalates the failure of a phase to the user.
struct Escalation
{
    int phase = -1;
    AttemptCount count;  ///< attempts of the phase
    QString summary;     ///< text to send or show, ready to copy
    bool isOver = false; ///< the phase has failed for good, so the user must decide

    friend bool operator==(const Escalation &, const Escalation &) = default;
};

} // namespace baton
