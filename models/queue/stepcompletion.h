// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/check/report/checksettings.h"
#include "models/values/result.h"

#include <QStringList>

namespace baton {

struct ParsedText;
struct QueueFormat;
struct QueueStep;
class ProtocolCatalog;
class ProtocolPack;

/// The report of a worker on its step: the arguments of submit_step_completion.
struct StepCompletion
{
    QString task;
    qint64 number = 0; ///< number of the step within the task
    QString agent;
    QString status; ///< a word of QueueFormat::results
    QStringList artifacts;
    QString summary;
    QString context; ///< facts for the next step
    QStringList blockers;

    friend bool operator==(const StepCompletion &, const StepCompletion &) = default;
};

/// A completion of @p step that only reports that its agent succeeded.
[[nodiscard]] StepCompletion draftOf(const QueueStep &step, const QueueFormat &format);

/// @p completion as JSON, under the keys of @p format.
[[nodiscard]] QByteArray completionText(const StepCompletion &completion,
                                        const QueueFormat &format);

/// The full id of the completions' kind: "orion.step-completion".
[[nodiscard]] QString completionKind(const ProtocolPack &pack);

/// The path as which a completion is checked: the file @p name in @p folder, where its artifacts
/// are.
[[nodiscard]] QString completionPath(const QString &folder, const QString &name = {});

/// Checks @p bytes like check(). If no part of them is recognised as a completion, the whole text
/// is checked as one, so that the errors are reported.
[[nodiscard]] Report checkCompletion(const QByteArray &bytes, const ParsedText &parsed,
                                     const ProtocolPack &pack, const ProtocolCatalog &catalog,
                                     CheckSettings settings = {});

/// The completion in @p parsed, alone or in the call of the tool. Fails with the errors of @p
/// report, the check of the same text, if its step has no whole number, or if there is no
/// completion: an invalid one reaches no queue.
[[nodiscard]] Result<StepCompletion> stepCompletion(const ParsedText &parsed, const Report &report,
                                                    const ProtocolCatalog &catalog);

} // namespace baton
