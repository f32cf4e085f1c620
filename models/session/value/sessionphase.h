// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/attempttexts.h"
#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>

#include <vector>

namespace baton {

/// One run of a phase. Times are UTC; invalid if unknown.
struct SessionAttempt
{
    int number = 1;
    RunStatus status = RunStatus::Unknown;
    QString word;    ///< status as written; empty if it was inferred
    QString summary; ///< reason for the status, as a sentence; may be empty
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
    QString id;      ///< such as "2", "stage_2" or "optimist"
    QString common;  ///< of a row of a queue: its name in any queue, where the id is another one
    QString title;   ///< such as "Flow"
    int parent = -1; ///< index of the parent, which precedes this one; -1 if there is none
    RunStatus status = RunStatus::NotReached;
    Liveness liveness = Liveness::Over; ///< liveness of the session, if the row is one
    QString word;
    QString reason; ///< reason why it was skipped or not reached, such as "not part of a debug run"
    QString flaw;   ///< problem despite a status of ok, such as "1 of 2 sessions failed"
    QDateTime started;
    QDateTime ended;
    QDateTime changed;   ///< of a step of a queue: its last change, or when it was made
    AttemptCount count;  ///< attempts of the plan until it is approved, then of the execution
    int counter = -1;    ///< index of the counter in the protocol's retries; -1 if there is none
    QString sessionPath; ///< path of the child's session; empty if there is none
    bool isPassedOver = false; ///< failed, but the session succeeded without it
    int waitedFor = -1;        ///< index of the failed child that blocked this one; -1 if none
    Evidence evidence;
    Evidence log;       ///< place of a failed session's error in its log
    QString agent;      ///< of a step of a queue: who carries it out
    QString searchText; ///< of a step of a queue: what it is to do and what came of it, in full
    std::vector<SessionAttempt> attempts;

    friend bool operator==(const SessionPhase &, const SessionPhase &) = default;
};

} // namespace baton
