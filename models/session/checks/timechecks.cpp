// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/timechecks.h"

#include "models/session/building/summaryreader.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The evidence of the end of @p phase.
Evidence endOf(const SessionBuilder &draft, size_t phase)
{
    const PhaseRow *row = draft.told[phase].row;
    return row && !draft.reading().phases.ended.isRoot()
        ? draft.state.evidence(joined(row->at, draft.reading().phases.ended))
        : draft.session.phases[phase].evidence;
}

bool isAhead(const SessionBuilder &draft, const QDateTime &time)
{
    return isInFuture(time, nowOf(draft.settings));
}

} // namespace

void checkPhaseTimes(SessionBuilder &draft, size_t index)
{
    const SessionPhase &phase = draft.session.phases[index];
    const QDateTime updated = draft.state.time(draft.reading().state.updated);
    // Reports a state that is older than the session itself.
    const bool isOld =
        draft.session.summary.started.isValid() && updated < draft.session.summary.started;
    if (phase.ended.isValid() && phase.started.isValid() && phase.ended < phase.started) {
        draft.warn(u"session.time-order"_s,
                   SessionTranslations::tr("%1 ended before it began").arg(phase.title),
                   phase.evidence);
    } else if (phase.ended.isValid() && updated.isValid() && !isOld && updated < phase.ended) {
        draft.warn(u"session.time-order"_s,
                   SessionTranslations::tr("%1 ended after the state was written for the last time")
                       .arg(phase.title),
                   endOf(draft, index));
    }
}

void checkPhaseSequence(SessionBuilder &draft)
{
    const auto isOver = [&draft](size_t i) {
        const SessionPhase &phase = draft.session.phases[i];
        return phase.parent < 0 && phase.ended.isValid() && !isAhead(draft, phase.ended)
            && (phase.status == RunStatus::Succeeded || isFailure(phase.status));
    };
    for (size_t i = 0; draft.reading().phases.isLinear && i < draft.session.phases.size(); ++i) {
        const bool isHeld = draft.state.has(draft.reading().phases.valid)
            && draft.session.phases[i].status == RunStatus::Succeeded;
        const bool isReached =
            draft.session.currentPhase < 0 || int(i) <= draft.session.currentPhase || isHeld;
        for (size_t before = i; isReached && isOver(i) && before-- > 0;) {
            if (isOver(before)
                && draft.session.phases[i].ended < draft.session.phases[before].ended) {
                draft.warn(
                    u"session.time-order"_s,
                    SessionTranslations::tr("%1 ended before %2, on which it builds")
                        .arg(draft.session.phases[i].title, draft.session.phases[before].title),
                    endOf(draft, i));
                break;
            }
        }
    }
}

void checkSpan(SessionBuilder &draft)
{
    const QDateTime updated = draft.state.time(draft.reading().state.updated);
    if (updated.isValid() && updated < draft.session.summary.started) {
        draft.warn(u"session.time-order"_s,
                   SessionTranslations::tr(
                       "The state was written for the last time before the session began"),
                   draft.state.evidence(draft.reading().state.started));
    }
}

void checkTimesToCome(SessionBuilder &draft)
{
    const StatePointers &places = draft.reading().state;
    for (const JsonPointers &pointers : {places.started, places.updated, places.ended}) {
        for (const JsonPointer &pointer : pointers) {
            const QDateTime time = draft.state.time(pointer);
            if (isAhead(draft, time)) {
                draft.warn(u"session.time-order"_s,
                           SessionTranslations::tr("%1 is still to come: %2")
                               .arg(pointer.tokens().last(), time.toString(Qt::ISODate)),
                           draft.state.evidence(pointer));
            }
        }
    }
    for (size_t i = 0; i < draft.session.phases.size(); ++i) {
        const SessionPhase &phase = draft.session.phases[i];
        const ReportedPhase &told = draft.told[i];
        for (const JsonPointer &pointer :
             {draft.reading().phases.started, draft.reading().phases.ended}) {
            const JsonPointer at =
                told.row && !pointer.isRoot() ? joined(told.row->at, pointer) : JsonPointer();
            const QDateTime time = draft.state.time(at);
            if (isAhead(draft, time)) {
                draft.warn(u"session.time-order"_s,
                           SessionTranslations::tr("The time of %1 is still to come: %2")
                               .arg(phase.title, time.toString(Qt::ISODate)),
                           draft.state.evidence(at));
            }
        }
    }
}

} // namespace baton
