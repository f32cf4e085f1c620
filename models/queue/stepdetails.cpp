// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/stepdetails.h"

#include "models/queue/queuetranslations.h"
#include "models/values/timetext.h"

namespace baton {

std::vector<StepDetail> stepDetails(const QueueStep &step)
{
    const bool isDone = step.status == RunStatus::Succeeded; // in spite of the last error
    const QString attempts = step.attempts < 0 ? QString() : QString::number(step.attempts);
    return {{QueueTranslations::tr("Agent"), {step.agent}},
            {QueueTranslations::tr("Type"), {step.type}},
            {QueueTranslations::tr("Last error"),
             {step.error},
             isDone ? Status::Superseded : Status::Error},
            {QueueTranslations::tr("Blockers"), step.blockers, Status::Warning},
            {QueueTranslations::tr("Attempts"), {attempts}},
            {QueueTranslations::tr("File"), {step.file}},
            {QueueTranslations::tr("Context files"), step.contextFiles},
            {QueueTranslations::tr("Artifacts"), step.artifacts},
            {QueueTranslations::tr("Summary"), {step.summary}},
            {QueueTranslations::tr("Hands on"), {step.context}},
            {QueueTranslations::tr("Made for step"), {step.after}},
            {QueueTranslations::tr("Id"), {step.id.toString()}},
            {QueueTranslations::tr("Created"), {timetext::moment(step.created)}},
            {QueueTranslations::tr("Changed"), {timetext::moment(step.updated)}}};
}

} // namespace baton
