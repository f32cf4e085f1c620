// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/verdict.h"

#include <QString>

#include <vector>

namespace baton {

/// The status of a file, or of the worst file in a folder.
enum class WorkspaceStatus {
    Pending, ///< found, not read yet
    NoHandoff,
    Ok,
    Note,
    Unfilled,   ///< nothing is wrong with it, but something is still to be filled in
    GateFailed, ///< nothing is wrong with it, but a gate fails by what it says
    Warning,
    Escalate, ///< no error, but the receiver asks the user
    Error,
    Unreadable,
    Running, ///< of a session only
    Unknown  ///< of a session only: its state does not tell, or tells in a word that nobody knows
};

/// What a file of a workspace is.
enum class FileContent : quint8 {
    Documents,  ///< or anything else that is read as such
    Transcript, ///< of agents
    Database    ///< of SQLite, as for queues
};

/// The known state of one file of a workspace, or of a folder that cannot be listed.
struct WorkspaceEntry
{
    QString path; ///< absolute and clean
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970
    FileContent content = FileContent::Documents;
    QString problem;  ///< reason why it cannot be read, a sentence; empty on success
    QString protocol; ///< "" when no document in it is a handoff
    QString kind;     ///< id of the kind of its weightiest document
    Action action = Action::None;
    bool isRead = false;
    bool failsGate = false;  ///< a handoff in it, which is accepted all the same
    bool isUnfilled = false; ///< something in it is still to be filled in
    bool isState = false;    ///< a session is told of by it
    int errors = 0;
    int warnings = 0;
    int notes = 0;

    [[nodiscard]] WorkspaceStatus status() const;

    friend bool operator==(const WorkspaceEntry &, const WorkspaceEntry &) = default;
};

using WorkspaceEntries = std::vector<WorkspaceEntry>;

} // namespace baton
