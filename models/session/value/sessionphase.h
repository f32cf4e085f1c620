// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>

#include <vector>

namespace baton {

/// One run of a phase. Times are UTC and invalid when nothing tells.
struct SessionAttempt
{
    int number = 1;
    RunStatus status = RunStatus::Unknown;
    QString word;    ///< the status as its session spells it; empty when it is concluded
    QString summary; ///< reason for the status, a sentence; may be empty
    QDateTime started;
    QDateTime ended;
    Evidence evidence;
    std::vector<int> handoffs; ///< positions in Session::handoffs
    std::vector<int> errors;   ///< positions in Session::errors

    friend bool operator==(const SessionAttempt &, const SessionAttempt &) = default;
};

/// A phase, stage, perspective or child of a session: one row of the grid.
struct SessionPhase
{
    QString id;      ///< "2", "stage_2", "optimist"
    QString title;   ///< "Flow"
    int parent = -1; ///< position of the phase that this belongs to; it stands before this one
    RunStatus status = RunStatus::NotReached;
    Liveness liveness = Liveness::Over; ///< of a session, whether this one or one that it started
    QString word;
    QString reason; ///< reason why it is skipped or was not reached: "not part of a debug run"
    QString flaw;   ///< problem despite a status of ok: "1 of 2 sessions failed"
    QDateTime started;
    QDateTime ended;
    AttemptCount count;        ///< of plans while the plan is not approved, then of executions
    QString sessionPath;       ///< of a child that is a session of its own
    bool isPassedOver = false; ///< it failed, and the whole succeeded without it
    int waitedFor = -1;        ///< position of the failed child that kept this one from its work
    Evidence evidence;
    Evidence log; ///< of a session that failed: where its log tells of that
    std::vector<SessionAttempt> attempts;

    friend bool operator==(const SessionPhase &, const SessionPhase &) = default;
};

} // namespace baton
