// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>

namespace baton {

/// One failure as the session or a handoff's error history tells it.
struct SessionError
{
    QString type; ///< "solver_divergence"
    QString message;
    QString otherwise; ///< different message for the same error in another file; empty: none
    QString fix;       ///< fix that was tried; empty: none
    QString outcome;   ///< outcome of the fix, in the session's words
    RunStatus result = RunStatus::Failed; ///< Superseded when a later attempt repaired it
    QString repairedBy; ///< evidence that the error was resolved; empty if its phase shows it, or
                        ///< nothing does
    bool isPassedOver = false; ///< nothing repaired it, but the session succeeded without this part
    QDateTime time;
    int phase = -1;      ///< position in Session::phases
    int attempt = 0;     ///< attempt in which it happened; 0: unknown
    int sameFixAs = 0;   ///< the earlier attempt that tried this fix, 0 when none
    int sameErrorAs = 0; ///< the earlier attempt that failed with this type and message
    Evidence evidence;
    Evidence alsoAt;         ///< place in another file that reports the same error
    bool isOfResult = false; ///< the result that the session delivered ends with this error
    bool isBeside = false;   ///< the error of one of several parallel attempts

    friend bool operator==(const SessionError &, const SessionError &) = default;
};

/// The retries that are left before the protocol hands the failure of a phase to the user.
struct Escalation
{
    int phase = -1;
    AttemptCount count;  ///< the phase's
    QString summary;     ///< the protocol's text to send or show, ready to copy
    bool isOver = false; ///< the phase has failed for good: the user decides already

    friend bool operator==(const Escalation &, const Escalation &) = default;
};

} // namespace baton
