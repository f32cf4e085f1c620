// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <vector>

namespace baton {

/// One step of a queue, by the columns that its table has.
struct QueueStep
{
    QVariant id; ///< type as in the database
    QString subtask;
    QString project;
    std::optional<qint64>
        number;    ///< number within the subtask, from 1 unless the table counts otherwise
    QString type;  ///< "test", "implementation"
    QString agent; ///< name in the protocol; if the protocol does not know it, as written
    QString file;
    QString prompt;
    QString word; ///< state as written
    RunStatus status = RunStatus::Unknown;
    QStringList contextFiles;
    QStringList artifacts;
    QString summary;
    QString context; ///< facts for the next step
    QStringList blockers;
    qint64 attempts = -1; ///< -1: not counted
    QString error;        ///< last error
    QString after;        ///< id of the step that caused this one
    QDateTime created;    ///< UTC
    QDateTime updated;
    QVariant changed; ///< time of the last change as in the database; may not be a valid time
    QString refusal; ///< reason why its agent cannot report completion (foretellRefusals()); empty:
                     ///< it can

    /// "3"; "–" if it has no number.
    [[nodiscard]] QString numberText() const;
    /// The subtask; "–" if it has none.
    [[nodiscard]] QString subtaskText() const;
    /// The first line of the prompt, shortened.
    [[nodiscard]] QString title() const;
    /// Why the step failed or is blocked; empty in other states.
    [[nodiscard]] QString problem() const;

    friend bool operator==(const QueueStep &, const QueueStep &) = default;
};

/// The state of a step in words; textOf() for all but "completed".
[[nodiscard]] QString stateText(RunStatus status);

/// @p text in at most 200 characters and "…"; cuts no character in two.
[[nodiscard]] QString shortenedForList(const QString &text);

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
    QString table;                   ///< name of the table
    QStringList absent;              ///< fields without a column in the table
    QStringList otherTables;         ///< other tables of the database that contain steps
    QHash<RunStatus, QString> words; ///< words that the table has for states; a state without one
                                     ///< cannot be written
    QStringList columnWords;         ///< all words of the column of states, known or not
    std::vector<QueueStep> steps;    ///< in order of execution
    /// The parents of the steps of a subtask, the outermost first, by subtask. Empty if the
    /// database has no tables of them.
    QHash<QString, std::vector<QueueParent>> parents;

    /// The step with the id @p text; null if there is none.
    [[nodiscard]] const QueueStep *step(const QString &text) const;
    /// The next pending step; null if there is none.
    [[nodiscard]] const QueueStep *next() const;
    /// The first step that blocks the queue until its missing part is provided; null if there is
    /// none.
    [[nodiscard]] const QueueStep *blocked() const;
    /// The step before @p step in its subtask; null for the first.
    [[nodiscard]] const QueueStep *before(const QueueStep &step) const;
    /// True if @p task is the subtask of @p step or a parent of it, by id or by title.
    [[nodiscard]] bool isOf(const QueueStep &step, const QString &task) const;
    /// The titles of @p step's parents, such as "Login › Password rules"; else the id of its
    /// subtask.
    [[nodiscard]] QString belonging(const QueueStep &step) const;

    friend bool operator==(const StepQueue &, const StepQueue &) = default;
};

} // namespace baton
