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
    Unfilled,   ///< no findings, but a value is still to be filled in
    GateFailed, ///< no findings, but a gate fails
    Warning,
    Escalate, ///< no error, but the verdict is to escalate
    Error,
    Unreadable,
    Running, ///< sessions only
    Unknown  ///< sessions only: the state is missing or its word is unknown
};

/// The type of a file in a workspace.
enum class FileContent : quint8 {
    Documents,  ///< handoffs and other documents
    Transcript, ///< transcript of agents
    Database    ///< SQLite database, such as a queue
};

/// The known state of one file of a workspace, or of a folder that cannot be listed.
struct WorkspaceEntry
{
    QString path; ///< absolute and clean
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970
    FileContent content = FileContent::Documents;
    QString problem;  ///< reason why it cannot be read, a sentence; empty on success
    QString protocol; ///< "": no document in the file is a handoff
    QString kind;     ///< id of the kind of its weightiest document
    Action action = Action::None;
    bool isRead = false;
    bool failsGate = false;   ///< an accepted handoff in the file fails a gate
    bool isUnfilled = false;  ///< a value in the file is still to be filled in
    bool isOfSession = false; ///< state file, or another document in the folder of a session
    int errors = 0;
    int warnings = 0;
    int notes = 0;

    [[nodiscard]] WorkspaceStatus status() const;

    friend bool operator==(const WorkspaceEntry &, const WorkspaceEntry &) = default;
};

using WorkspaceEntries = std::vector<WorkspaceEntry>;

} // namespace baton
