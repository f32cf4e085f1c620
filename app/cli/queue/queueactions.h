// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/queue/queueaccess.h"

#include <QDateTime>
#include <QJsonObject>

#include <optional>

namespace baton::cli {

/// The output of an action, and the exit code of the command.
struct QueueAnswer
{
    ExitCode code = ExitCode::Ok;
    QString text = {};
    QJsonObject object = {}; ///< the same for --format json; empty if nothing is printed
};

/// The step that is handed out, and how.
struct NextStepOptions
{
    std::optional<QString> step; ///< id of the step; nullopt for the next one
    bool isTaking = false;       ///< its state becomes running
    QString folder;              ///< folder of the context files
};

/// The step that a completion is written to, and what the worker knows of it.
struct SubmitOptions
{
    QString step;                   ///< by its id; empty: the one that the completion is about
    std::optional<qint64> attempts; ///< if they differ, the step has changed
    QDateTime updated;              ///< the same, to the second; invalid: any
    QString folder;                 ///< folder of the artifacts
};

// The actions of "baton queue". Those that read a queue open it.

[[nodiscard]] QueueAnswer makeQueue(QueueAccess &access);
[[nodiscard]] QueueAnswer listQueue(QueueAccess &access);
/// The step with the id @p id.
[[nodiscard]] QueueAnswer showStep(QueueAccess &access, const QString &id);
/// The prompt of the step to work on.
[[nodiscard]] QueueAnswer nextStep(QueueAccess &access, const NextStepOptions &options);
/// Writes the completion in the file @p path ("-": standard input). If the step has changed, the
/// object has both sides: before, now, completion.
[[nodiscard]] QueueAnswer submitStep(QueueAccess &access, const QString &path,
                                     const SubmitOptions &options);

} // namespace baton::cli
