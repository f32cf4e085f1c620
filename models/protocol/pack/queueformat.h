// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/runstatus.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace baton {

/// A table that may contain steps. For each field, the first of its column names that the table has
/// is used.
struct QueueTable
{
    QString name; ///< such as "task_steps"
    QHash<QString, QStringList>
        columns; ///< possible column names by field, such as "agent" → agent_role
    QHash<QString, RunStatus> words; ///< words that Baton writes for each state
};

/// A table with parents of steps: subtasks or tasks. The first table contains the subtasks of the
/// steps; each further one contains the parents of the previous one.
struct QueueParentTable
{
    QString name;
    QStringList id;
    QStringList title;
    QStringList parent; ///< columns with the parent's id
};

/// The prompt for a failed step.
struct QueueRetry
{
    QString goal;         ///< the {fields} are replaced
    QString agent;        ///< agent to prompt; empty for the agent of the step
    QString type;         ///< type of step whose constraints apply; empty for the type of the step
    QString instructions; ///< instructions for an agent other than that of the step
};

/// A queue of steps in a database, as described by its protocol. Without tables if the protocol has
/// none.
struct QueueFormat
{
    std::vector<QueueTable> tables; ///< possible tables; the first existing one is used
    std::vector<QueueParentTable> parents;
    QHash<QString, RunStatus> words;   ///< meaning of the words in the state column, in lower case
    QHash<RunStatus, QString> next;    ///< next action of the hub; the {fields} are replaced
    QHash<QString, RunStatus> results; ///< state of a step by the status in its completion
    QHash<QString, QStringList>
        constraints;    ///< constraints for prompts, by type of step; "" for all types
    QString create;     ///< statement that creates a table; the {types} are replaced
    QString completion; ///< name of the kind of completions
    QHash<QString, JsonPointer>
        reported;   ///< pointers in the completion, by field, such as "task" → /task_id
    QString prompt; ///< text of a focused prompt; the {fields} are replaced
    QueueRetry retry;

    [[nodiscard]] bool exists() const { return !tables.empty(); }
};

} // namespace baton
