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
    QString
        otherwise; ///< how another file words it that tells of the same; empty when it adds nothing
    QString fix;   ///< what was tried; empty when nothing was
    QString outcome;                      ///< what came of it, in the session's words
    RunStatus result = RunStatus::Failed; ///< Superseded when a later attempt repaired it
    QString
        repairedBy; ///< what shows that it was over later; empty where its phase does, or nothing
    bool isPassedOver = false; ///< nothing repaired it, and the whole came through without its part
    QDateTime time;
    int phase = -1;      ///< position in Session::phases
    int attempt = 0;     ///< the run that it happened in; 0 when nothing tells
    int sameFixAs = 0;   ///< the earlier attempt that tried this fix, 0 when none
    int sameErrorAs = 0; ///< the earlier attempt that failed with this type and message
    Evidence evidence;
    Evidence alsoAt;         ///< where another file tells of it
    bool isOfResult = false; ///< what the session delivered as its result ends with it
    bool isBeside = false;   ///< of one of several that were tried side by side

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
