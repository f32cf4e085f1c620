// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/verdict.h"
#include "models/session/runstatus.h"

#include <QString>

#include <vector>

namespace baton {

/// Where a file, or the worst of a folder's files, stands.
enum class WorkspaceStatus {
    Pending, ///< found, not read yet
    NoHandoff,
    Ok,
    Note,
    Warning,
    Escalate, ///< no error, but the receiver asks the user
    Error,
    Unreadable,
    Running, ///< of a session only
    Unknown  ///< of a session only: its state does not tell, or tells in a word that nobody knows
};

/// What a state file says of its session.
struct SessionFacts
{
    QString note; ///< "LITE"; empty when unknown
    RunStatus status = RunStatus::Unknown;
    QString flaw = {}; ///< "phase 2 Flow failed": what speaks against a status of ok

    friend bool operator==(const SessionFacts &, const SessionFacts &) = default;
};

/// What is known of one file of a workspace, or of a folder that cannot be listed.
struct WorkspaceEntry
{
    QString path; ///< absolute and clean
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970
    bool isRead = false;
    QString problem;  ///< why it cannot be read, a sentence; empty when it was
    QString protocol; ///< "" when no document in it is a handoff
    QString kind;     ///< id of the kind of its weightiest document
    Action action = Action::None;
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    SessionFacts session; ///< of a state file

    [[nodiscard]] WorkspaceStatus status() const;

    friend bool operator==(const WorkspaceEntry &, const WorkspaceEntry &) = default;
};

using WorkspaceEntries = std::vector<WorkspaceEntry>;

} // namespace baton
