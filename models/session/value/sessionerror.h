// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>

namespace baton {

/// One failure as the session or an error history reports it.
struct SessionError
{
    QString type; ///< type: "solver_divergence"
    QString message;
    QString otherwise; ///< message for the same error in another file, if it differs; empty: none
    QString fix;       ///< fix that was tried; empty: none
    QString outcome;   ///< outcome of the fix, as the session words it
    RunStatus result = RunStatus::Failed; ///< Superseded: a later attempt repaired it
    QString repairedBy; ///< evidence that the error was resolved; empty if its phase shows it, or
                        ///< nothing does
    bool isPassedOver = false; ///< not repaired, but the session succeeded without this part
    QDateTime time;
    int phase = -1;    ///< position in Session::phases
    int attempt = 0;   ///< number of the attempt in which it happened; 0: unknown
    int sameFixAs = 0; ///< number of the earlier attempt that tried the same fix; 0: none
    int sameErrorAs =
        0; ///< number of the earlier attempt that failed with the same type and message; 0: none
    Evidence evidence;
    Evidence alsoAt;         ///< place in another file that reports the same error
    bool isOfResult = false; ///< the error that the delivered result ends with
    bool isBeside = false;   ///< the error of one of several parallel attempts

    friend bool operator==(const SessionError &, const SessionError &) = default;
};

/// The retries that are left before the protocol hands the failure of a phase to the user.
struct Escalation
{
    int phase = -1;
    AttemptCount count;  ///< attempts of the phase
    QString summary;     ///< text to send or show, ready to copy
    bool isOver = false; ///< the phase has failed for good: the user has to decide

    friend bool operator==(const Escalation &, const Escalation &) = default;
};

} // namespace baton
