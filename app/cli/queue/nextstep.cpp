// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/queue/queueactions.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/queuetext.h"
#include "models/queue/completionrefusal.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuereader.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The first of the steps that failed and were not retried yet: "2 (id 7)" before @p step in its
/// subtask, "2 of “t” (id 7)" of the whole queue if it is null.
QStringList failedBefore(const QueueStep *step, const StepQueue &queue)
{
    constexpr qsizetype most = 5;
    QStringList failed;
    for (const QueueStep &other : queue.steps) {
        if (&other == step || failed.size() == most) {
            break;
        }
        if (isFailure(other.status) && (!step || other.subtask == step->subtask)) {
            const QString number = step
                ? other.numberText()
                : CliTexts::tr("step %1 of “%2”").arg(other.numberText(), other.subtaskText());
            failed.append(u"%1 (id %2)"_s.arg(number, other.id.toString()));
        }
    }
    return failed;
}

/// Of a queue that is paused by @p blocked.
void complainOf(const QueueStep &blocked, const QueueAccess &access)
{
    const QString why = blocked.problem();
    const QString what =
        CliTexts::tr("Step %1 of “%2” is blocked").arg(blocked.numberText(), blocked.subtaskText());
    access.console().complain(
        CliTexts::tr("%1. %2. Name a step by --step to hand it out all the same.")
            .arg(why.isEmpty() ? what : what + u": "_s + oneLine(why),
                 nextOf(blocked, access.pack())));
}

/// The next step of a queue that is not paused; null after a complaint.
const QueueStep *pendingStep(const QueueAccess &access)
{
    if (const QueueStep *blocked = access.queue().blocked()) {
        complainOf(*blocked, access);
        return nullptr;
    }
    const QueueStep *step = access.queue().next();
    if (!step) {
        const QStringList failed = failedBefore(nullptr, access.queue());
        access.console().complain(
            failed.isEmpty() ? CliTexts::tr("No step is pending.")
                             : CliTexts::tr("No step is pending, but these failed: %1. Name one by "
                                            "--step to hand it out again.")
                                   .arg(failed.join(u", "_s)));
    }
    return step;
}

/// What a worker should know of @p step and its @p prompt.
void remarkOn(const QueueStep &step, const FocusedPrompt &prompt, const QueueAccess &access,
              const NextStepOptions &options)
{
    const QStringList failed = options.step ? QStringList() : failedBefore(&step, access.queue());
    if (!failed.isEmpty()) {
        access.console().complain(
            CliTexts::tr("Before step %1 of “%2” these failed: %3.")
                .arg(step.numberText(), step.subtaskText(), failed.join(u", "_s)));
    }
    for (const QString &absent : prompt.absent) {
        access.console().complain(absent);
    }
    if (!step.refusal.isEmpty()) {
        access.console().complain(
            CliTexts::tr("Step %1 of “%2”. %3")
                .arg(step.numberText(), step.subtaskText(), refusalText(step)));
    }
}

/// The current state of @p step if it was handed out, else @p step.
QueueStep stepNow(const QueueStep &step, const QueueAccess &access, bool isTaken)
{
    const Result<StepQueue> now =
        isTaken ? readQueue(access.connection(), access.pack()) : access.queue();
    const QueueStep *found = now ? now->step(step.id.toString()) : nullptr;
    return found ? *found : step;
}

/// The prompt of @p step, which is handed out first if @p options say so. With @p mayTryNext,
/// nullopt if another worker changed the step before.
std::optional<QueueAnswer> handOut(const QueueStep &step, const QueueAccess &access,
                                   const NextStepOptions &options, bool mayTryNext)
{
    if (const Outcome may = mayBeTaken(step); options.isTaking && !may) {
        return QueueAnswer{access.fail(may.error())};
    }
    const FocusedPrompt prompt = focusedPrompt(step, access.queue(), access.pack(), options.folder);
    const bool isTaken = options.isTaking && prompt.absent.isEmpty();
    if (isTaken) {
        const Result<QueueChange> change = takeStep(access.connection(), access.pack(), step);
        if (mayTryNext && change && !change->isDone) {
            return std::nullopt;
        }
        if (const ExitCode code = access.codeOf(change); code != ExitCode::Ok) {
            return QueueAnswer{code};
        }
    }
    remarkOn(step, prompt, access, options);
    if (options.isTaking && !isTaken) {
        access.console().complain(CliTexts::tr("The step was not handed out."));
        return QueueAnswer{ExitCode::Findings};
    }
    QJsonObject object = stepObject(stepNow(step, access, isTaken), access.queue(), access.pack());
    object.insert(u"focusedPrompt"_s, prompt.text);
    return QueueAnswer{prompt.absent.isEmpty() ? ExitCode::Ok : ExitCode::Findings,
                       prompt.text.endsWith(u'\n') ? prompt.text : prompt.text + u'\n', object};
}

} // namespace

QueueAnswer nextStep(QueueAccess &access, const NextStepOptions &options)
{
    using Access = DatabaseConnection::Access;
    if (!access.open(options.isTaking ? Access::Write : Access::Read)) {
        return {ExitCode::Failure};
    }
    constexpr int most = 100; // tries: each worker that is faster costs one
    for (int number = 1;; ++number) {
        const QueueStep *step = options.step ? access.step(*options.step) : pendingStep(access);
        if (!step) {
            return {options.step ? ExitCode::Failure : ExitCode::Findings};
        }
        const bool mayTryNext = !options.step && number < most;
        if (const auto answer = handOut(*step, access, options, mayTryNext)) {
            return *answer;
        }
        if (!access.read()) {
            return {ExitCode::Failure};
        }
    }
}

} // namespace baton::cli
