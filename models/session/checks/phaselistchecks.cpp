// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/phaselistchecks.h"

#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void findLeftOut(SessionBuilder &draft, const SessionPhase &phase, const JsonPointer &list)
{
    draft.warn(u"session.parts-differ"_s,
               SessionTranslations::tr("%1 is complete, but is not among %2")
                   .arg(phase.title, list.tokens().last()),
               draft.state.evidence(list));
}

/// The list of completed phases still holds the first run of a phase that runs again.
void judgeCompleted(SessionBuilder &draft, const SessionPhase &phase, bool isListed)
{
    const QString list = draft.reading().phases.completed.tokens().last();
    if (isListed && phase.status == RunStatus::NotReached) {
        draft.warn(
            u"session.parts-differ"_s,
            SessionTranslations::tr("%1 is among %2, but was not reached").arg(phase.title, list),
            draft.state.evidence(draft.reading().phases.completed));
    } else if (!isListed && phase.parent < 0
               && (phase.status == RunStatus::Succeeded
                   || phase.status == RunStatus::Invalidated)) {
        findLeftOut(draft, phase, draft.reading().phases.completed);
    }
}

void judgeValid(SessionBuilder &draft, const SessionPhase &phase, bool isCompleted)
{
    const QString list = draft.reading().phases.valid.tokens().last();
    const bool isListed = draft.state.has(draft.reading().phases.completed);
    if (isListed && !isCompleted) {
        draft.warn(u"session.parts-differ"_s,
                   SessionTranslations::tr("%1 is among %2, but not among %3")
                       .arg(phase.title, list, draft.reading().phases.completed.tokens().last()),
                   draft.state.evidence(draft.reading().phases.valid));
    } else if (isFailure(phase.status) || phase.status == RunStatus::Running) {
        draft.warn(u"session.parts-differ"_s,
                   SessionTranslations::tr("%1 is among %2, but is %3")
                       .arg(phase.title, list, textOf(phase.status)),
                   draft.state.evidence(draft.reading().phases.valid));
    }
}

void judgeNotValid(SessionBuilder &draft, size_t index)
{
    const SessionPhase &phase = draft.session.phases[index];
    if (draft.state.has(draft.reading().phases.valid) && phase.parent < 0
        && draft.told[index].isReported && phase.status == RunStatus::Succeeded) {
        findLeftOut(draft, phase, draft.reading().phases.valid);
    }
}

} // namespace

void checkPhaseLists(SessionBuilder &draft)
{
    const QStringList completed = draft.state.texts(draft.reading().phases.completed);
    const QStringList valid = draft.state.texts(draft.reading().phases.valid);
    const bool areCompletedTold = draft.state.has(draft.reading().phases.completed);
    for (size_t i = 0; i < draft.session.phases.size(); ++i) {
        const SessionPhase &phase = draft.session.phases[i];
        const bool isCompleted = completed.contains(phase.id);
        if (areCompletedTold) {
            judgeCompleted(draft, phase, isCompleted);
        }
        if (valid.contains(phase.id)) {
            judgeValid(draft, phase, isCompleted);
        } else if (isCompleted || !areCompletedTold) {
            judgeNotValid(draft, i);
        }
    }
}

} // namespace baton
