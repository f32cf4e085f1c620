// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/runstatus.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace baton {

/// A table that may contain steps. Of the columns for a field, the first that the table has counts.
struct QueueTable
{
    QString name;                        ///< "task_steps"
    QHash<QString, QStringList> columns; ///< column names by field: "agent" → agent_role
    QHash<QString, RunStatus> words;     ///< words that Baton writes, by state
};

/// A table of the parents of steps: subtasks, tasks. The first contains the subtask that a step
/// names, each further one the parent that the one before names.
struct QueueParentTable
{
    QString name;
    QStringList id;
    QStringList title;
    QStringList parent; ///< columns with the parent's id
};

/// The prompt for a step that failed.
struct QueueRetry
{
    QString goal;         ///< {fields} are replaced
    QString agent;        ///< agent that is prompted; empty: the agent of the step
    QString type;         ///< type of step whose constraints hold; empty: the type of the step
    QString instructions; ///< instructions for an agent that the step does not belong to
};

/// A queue of steps in a database, as its protocol describes it. A protocol without one has no
/// tables.
struct QueueFormat
{
    std::vector<QueueTable> tables; ///< tables to look for; the first existing one is read
    std::vector<QueueParentTable> parents;
    QHash<QString, RunStatus> words;   ///< meaning of the words in the state column, in lower case
    QHash<RunStatus, QString> next;    ///< next action of the hub; {fields} are replaced
    QHash<QString, RunStatus> results; ///< state of the step by the status of its completion
    QHash<QString, QStringList>
        constraints;    ///< constraints for prompts, by type of step; "": all types
    QString create;     ///< statement that creates a table; {types} are replaced
    QString completion; ///< name of the completion's kind
    QHash<QString, JsonPointer>
        reported;   ///< pointer in the completion, by field: "task" → /task_id
    QString prompt; ///< text of a focused prompt; {fields} are replaced
    QueueRetry retry;

    [[nodiscard]] bool exists() const { return !tables.empty(); }
};

} // namespace baton
