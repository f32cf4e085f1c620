// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/queuetext.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontable.h"
#include "models/queue/completionrefusal.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/stepdetails.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"

#include <QJsonArray>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString stateOf(const QueueStep &step)
{
    return step.status != RunStatus::Unknown || step.word.isEmpty()
        ? stateText(step.status)
        : CliTexts::tr("%1 (unknown)").arg(oneLine(step.word));
}

/// A word that Baton does not know is not pending.
QString markOfStep(const QueueStep &step)
{
    return step.status == RunStatus::Unknown ? u"?"_s : mark(statusOf(step.status));
}

/// The title above the steps of one group.
QString headOf(const QueueStep &step, const StepQueue &queue)
{
    const QString belonging = queue.belonging(step);
    return belonging == step.subtask || step.subtask.isEmpty()
        ? belonging
        : u"%1 (%2)"_s.arg(belonging, step.subtask);
}

void addLine(QString &text, const QString &title, const QString &value)
{
    if (!value.trimmed().isEmpty()) {
        const QString label = title.isEmpty() ? QString() : title + u':';
        text += u"  %1 %2\n"_s.arg(label.leftJustified(15), oneLine(value));
    }
}

} // namespace

QString queueText(const StepQueue &queue)
{
    qsizetype state = 0;
    qsizetype agent = 0;
    for (const QueueStep &step : queue.steps) {
        state = std::max(state, stateOf(step).size());
        agent = std::max(agent, step.agent.size());
    }
    QString text;
    QString head;
    for (const QueueStep &step : queue.steps) {
        if (const QString own = headOf(step, queue); own != head) {
            head = own;
            text += oneLine(head) + u'\n';
        }
        text += u"  %1 %2  %3  %4  %5  (id %6)\n"_s.arg(
            markOfStep(step), stateOf(step).leftJustified(state),
            step.numberText().rightJustified(3), oneLine(step.agent).leftJustified(agent),
            oneLine(step.title()), oneLine(step.id.toString()));
        for (const QString &line : {step.problem(), refusalText(step)}) {
            if (!line.trimmed().isEmpty()) {
                text += u"       "_s + oneLine(shortenedForList(line.trimmed())) + u'\n';
            }
        }
    }
    return text.isEmpty() ? CliTexts::tr("The queue has no steps.") + u'\n' : text;
}

QString stepText(const QueueStep &step, const StepQueue &queue, const ProtocolPack &pack)
{
    QString text =
        u"%1 %2 · %3\n"_s.arg(markOfStep(step), CliTexts::tr("Step %1").arg(step.numberText()),
                              oneLine(headOf(step, queue)));
    addLine(text, CliTexts::tr("State"), stateOf(step));
    addLine(text, CliTexts::tr("Next"), nextOf(step, pack));
    addLine(text, CliTexts::tr("Completion"), refusalText(step));
    for (StepDetail &detail : stepDetails(step)) {
        for (const QString &line : std::as_const(detail.lines)) {
            addLine(text, std::exchange(detail.title, {}), line);
        }
    }
    return text + u'\n' + step.prompt.trimmed() + u'\n';
}

QJsonObject stepObject(const QueueStep &step, const StepQueue &queue, const ProtocolPack &pack)
{
    return {{u"id"_s, step.id.toString()},
            {u"subtask"_s, step.subtask},
            {u"belonging"_s, queue.belonging(step)},
            {u"project"_s, step.project},
            {u"number"_s, step.number ? QJsonValue(*step.number) : QJsonValue()},
            {u"type"_s, step.type},
            {u"agent"_s, step.agent},
            {u"status"_s, nameOf(step.status)},
            {u"word"_s, step.word},
            {u"next"_s, nextOf(step, pack)},
            {u"refusal"_s, step.refusal},
            {u"prompt"_s, step.prompt},
            {u"file"_s, step.file},
            {u"contextFiles"_s, QJsonArray::fromStringList(step.contextFiles)},
            {u"artifacts"_s, QJsonArray::fromStringList(step.artifacts)},
            {u"summary"_s, step.summary},
            {u"contextForNextStep"_s, step.context},
            {u"blockers"_s, QJsonArray::fromStringList(step.blockers)},
            {u"attempts"_s, step.attempts < 0 ? QJsonValue() : QJsonValue(step.attempts)},
            {u"lastError"_s, step.error},
            {u"after"_s, step.after},
            {u"created"_s, timeValue(step.created)},
            {u"updated"_s, timeValue(step.updated)}};
}

QJsonObject queueObject(const StepQueue &queue, const ProtocolPack &pack)
{
    QJsonArray steps;
    for (const QueueStep &step : queue.steps) {
        steps.append(stepObject(step, queue, pack));
    }
    return {{u"table"_s, queue.table},
            {u"absent"_s, QJsonArray::fromStringList(queue.absent)},
            {u"steps"_s, steps}};
}

} // namespace baton::cli
