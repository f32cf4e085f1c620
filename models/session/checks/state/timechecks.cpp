// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/timechecks.h"

#include "models/session/building/statesummary.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The evidence of the end of @p phase.
Evidence endOf(const SessionBuilder &builder, size_t phase)
{
    const PhaseRow *row = builder.told[phase].row;
    return row && !builder.reading().phases.ended.isRoot()
        ? builder.state.evidence(joined(row->at, builder.reading().phases.ended))
        : builder.session.phases[phase].evidence;
}

bool isAhead(const SessionBuilder &builder, const QDateTime &time)
{
    return isInFuture(time, nowOf(builder.settings));
}

} // namespace

void checkPhaseTimes(SessionBuilder &builder, size_t index)
{
    const SessionPhase &phase = builder.session.phases[index];
    const QDateTime updated = builder.state.time(builder.reading().state.updated);
    // Reports a state that is older than the session itself.
    const bool isOld =
        builder.session.summary.started.isValid() && updated < builder.session.summary.started;
    if (phase.ended.isValid() && phase.started.isValid() && phase.ended < phase.started) {
        builder.warn(u"session.time-order"_s,
                     SessionTranslations::tr("%1 ended before it began").arg(phase.title),
                     phase.evidence);
    } else if (phase.ended.isValid() && updated.isValid() && !isOld && updated < phase.ended) {
        builder.warn(
            u"session.time-order"_s,
            SessionTranslations::tr("%1 ended after the state was written for the last time")
                .arg(phase.title),
            endOf(builder, index));
    }
}

void checkPhaseSequence(SessionBuilder &builder)
{
    // Of an invalidated phase it is known that an earlier one ended later.
    const auto isComparable = [&builder](size_t i) {
        const SessionPhase &phase = builder.session.phases[i];
        return phase.parent < 0 && phase.ended.isValid() && !isAhead(builder, phase.ended)
            && hasEnded(phase.status) && phase.status != RunStatus::Invalidated;
    };
    for (size_t i = 0; builder.reading().phases.isLinear && i < builder.session.phases.size();
         ++i) {
        const bool isHeld = builder.state.has(builder.reading().phases.valid)
            && builder.session.phases[i].status == RunStatus::Succeeded;
        const bool isReached =
            builder.session.currentPhase < 0 || int(i) <= builder.session.currentPhase || isHeld;
        for (size_t before = i; isReached && isComparable(i) && before-- > 0;) {
            if (isComparable(before)
                && builder.session.phases[i].ended < builder.session.phases[before].ended) {
                builder.warn(
                    u"session.time-order"_s,
                    SessionTranslations::tr("%1 ended before %2, on which it builds")
                        .arg(builder.session.phases[i].title, builder.session.phases[before].title),
                    endOf(builder, i));
                break;
            }
        }
    }
}

void checkSpan(SessionBuilder &builder)
{
    const QDateTime updated = builder.state.time(builder.reading().state.updated);
    if (updated.isValid() && updated < builder.session.summary.started) {
        builder.warn(u"session.time-order"_s,
                     SessionTranslations::tr(
                         "The state was written for the last time before the session began"),
                     builder.state.evidence(builder.reading().state.started));
    }
}

void checkTimesToCome(SessionBuilder &builder)
{
    const StatePointers &places = builder.reading().state;
    for (const JsonPointers &pointers : {places.started, places.updated, places.ended}) {
        for (const JsonPointer &pointer : pointers) {
            const QDateTime time = builder.state.time(pointer);
            if (isAhead(builder, time)) {
                builder.warn(u"session.time-order"_s,
                             SessionTranslations::tr("%1 is still to come: %2")
                                 .arg(pointer.tokens().last(), time.toString(Qt::ISODate)),
                             builder.state.evidence(pointer));
            }
        }
    }
    for (size_t i = 0; i < builder.session.phases.size(); ++i) {
        const SessionPhase &phase = builder.session.phases[i];
        const ReportedPhase &told = builder.told[i];
        for (const JsonPointer &pointer :
             {builder.reading().phases.started, builder.reading().phases.ended}) {
            const JsonPointer at =
                told.row && !pointer.isRoot() ? joined(told.row->at, pointer) : JsonPointer();
            const QDateTime time = builder.state.time(at);
            if (isAhead(builder, time)) {
                builder.warn(u"session.time-order"_s,
                             SessionTranslations::tr("The time of %1 is still to come: %2")
                                 .arg(phase.title, time.toString(Qt::ISODate)),
                             builder.state.evidence(at));
            }
        }
    }
}

} // namespace baton
