// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace baton {

/// One step of a queue, by the columns that its table has.
struct QueueStep
{
    QVariant id; ///< type as in the database
    QString subtask;
    QString project;
    int number = 0; ///< number within the subtask, from 1 unless the table counts otherwise
    QString type;   ///< "test", "implementation"
    QString agent;  ///< name in the protocol; if the protocol does not know it, as written
    QString file;
    QString prompt;
    QString word; ///< state as written
    RunStatus status = RunStatus::Unknown;
    QStringList contextFiles;
    QStringList artifacts;
    QString summary;
    QString context; ///< facts for the next step
    QStringList blockers;
    int attempts = -1; ///< -1: not counted
    QString error;     ///< last error
    QString after;     ///< id of the step that caused this one
    QDateTime created; ///< UTC
    QDateTime updated;
    QString refusal; ///< reason why its agent cannot report completion (foretellRefusals()); empty:
                     ///< it can

    /// The first line of the prompt.
    [[nodiscard]] QString title() const;

    friend bool operator==(const QueueStep &, const QueueStep &) = default;
};

/// The subtask that a step belongs to, or the task of that subtask.
struct QueueParent
{
    QString table; ///< "subtasks"
    QString id;
    QString title; ///< title, or the id if there is none

    friend bool operator==(const QueueParent &, const QueueParent &) = default;
};

/// A queue with its steps, as read from its database.
struct StepQueue
{
    QString table;                ///< name of the table
    QStringList absent;           ///< fields without a column in the table
    QStringList otherTables;      ///< other tables of the database that hold steps
    std::vector<QueueStep> steps; ///< in order of execution
    /// The parents of the steps of a subtask, the outermost first, by subtask. Empty if the
    /// database has no tables of them.
    QHash<QString, std::vector<QueueParent>> parents;

    /// The step with the id @p text; null: none.
    [[nodiscard]] const QueueStep *step(const QString &text) const;
    /// The next pending step; null: none.
    [[nodiscard]] const QueueStep *next() const;
    /// The first step that blocks the queue until somebody provides what it lacks; null: none.
    [[nodiscard]] const QueueStep *blocked() const;
    /// The step before @p step in its subtask; null for the first.
    [[nodiscard]] const QueueStep *before(const QueueStep &step) const;
    /// The titles of @p step's parents, "Login › Password rules"; else the id of its subtask.
    [[nodiscard]] QString belonging(const QueueStep &step) const;

    friend bool operator==(const StepQueue &, const StepQueue &) = default;
};

} // namespace baton
