// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/statechecks.h"

#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void findLeftOut(SessionBuilder &builder, const SessionPhase &phase, const JsonPointer &list)
{
    builder.addWarning(u"session.parts-differ"_s,
                       SessionTranslations::tr("%1 is complete, but is not among %2")
                           .arg(phase.title, list.tokens().last()),
                       builder.state.evidence(list));
}

/// Compares the list of completed phases. It still contains the first run of a phase that runs
/// again.
void judgeCompleted(SessionBuilder &builder, const SessionPhase &phase, bool isListed)
{
    const QString list = builder.reading().phases.completed.tokens().last();
    if (isListed && phase.status == RunStatus::NotReached) {
        builder.addWarning(
            u"session.parts-differ"_s,
            SessionTranslations::tr("%1 is among %2, but was not reached").arg(phase.title, list),
            builder.state.evidence(builder.reading().phases.completed));
    } else if (!isListed && phase.parent < 0 && hasSucceeded(phase.status)) {
        findLeftOut(builder, phase, builder.reading().phases.completed);
    }
}

void judgeValid(SessionBuilder &builder, const SessionPhase &phase, bool isCompleted)
{
    const QString list = builder.reading().phases.valid.tokens().last();
    const bool isListed = builder.state.has(builder.reading().phases.completed);
    if (isListed && !isCompleted) {
        builder.addWarning(
            u"session.parts-differ"_s,
            SessionTranslations::tr("%1 is among %2, but not among %3")
                .arg(phase.title, list, builder.reading().phases.completed.tokens().last()),
            builder.state.evidence(builder.reading().phases.valid));
    } else if (isFailure(phase.status) || phase.status == RunStatus::Running) {
        builder.addWarning(u"session.parts-differ"_s,
                           SessionTranslations::tr("%1 is among %2, but is %3")
                               .arg(phase.title, list, textOf(phase.status)),
                           builder.state.evidence(builder.reading().phases.valid));
    }
}

void judgeNotValid(SessionBuilder &builder, size_t index)
{
    const SessionPhase &phase = builder.session.phases[index];
    if (builder.state.has(builder.reading().phases.valid) && phase.parent < 0
        && builder.reportedPhases[index].isReported && phase.status == RunStatus::Succeeded) {
        findLeftOut(builder, phase, builder.reading().phases.valid);
    }
}

} // namespace

void checkPhaseLists(SessionBuilder &builder)
{
    const QStringList completed = builder.state.texts(builder.reading().phases.completed);
    const QStringList valid = builder.state.texts(builder.reading().phases.valid);
    const bool areCompletedTold = builder.state.has(builder.reading().phases.completed);
    for (size_t i = 0; i < builder.session.phases.size(); ++i) {
        const SessionPhase &phase = builder.session.phases[i];
        const bool isCompleted = completed.contains(phase.id);
        if (areCompletedTold) {
            judgeCompleted(builder, phase, isCompleted);
        }
        if (valid.contains(phase.id)) {
            judgeValid(builder, phase, isCompleted);
        } else if (isCompleted || !areCompletedTold) {
            judgeNotValid(builder, i);
        }
    }
}

} // namespace baton
