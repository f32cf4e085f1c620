// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/runstatus.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace baton {

/// One table that steps may stand in. Of a field the first column counts that the table has.
struct QueueTable
{
    QString name;                        ///< "task_steps"
    QHash<QString, QStringList> columns; ///< names of columns, by field: "agent" → agent_role
    QHash<QString, RunStatus> words;     ///< words that Baton writes, one for each state
};

/// A table whose rows the steps belong to: subtasks, tasks. The first holds what a step names as
/// its subtask, each further one what the one before names as its parent.
struct QueueParentTable
{
    QString name;
    QStringList id;
    QStringList title;
    QStringList parent; ///< columns with the id of the parent above it
};

/// A queue of steps in a database, as its protocol describes it. A protocol without one has no
/// tables.
struct QueueFormat
{
    std::vector<QueueTable> tables; ///< the first that exists is read
    std::vector<QueueParentTable> parents;
    QHash<QString, RunStatus> words;   ///< of the column with the state, in small letters
    QHash<RunStatus, QString> next;    ///< next action of the hub; fields in braces
    QHash<QString, RunStatus> results; ///< the state that a completion leads to, by its status
    QHash<QString, QStringList> constraints; ///< for the prompt of a step of this type; "": all
    QString create;                       ///< the statement that makes a new table; types in braces
    QString completion;                   ///< name of the kind that reports the end of a step
    QHash<QString, JsonPointer> reported; ///< the place in it of each field: "task" → /task_id
    QString prompt;                       ///< the text of a focused prompt; fields in braces
    QString retry;                        ///< the goal of a step that failed; fields in braces

    [[nodiscard]] bool exists() const { return !tables.empty(); }
};

} // namespace baton
