// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/statechecks.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/signsoflife.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include "models/values/sessiontime.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The evidence of the end of @p phase.
Evidence endOf(const SessionBuilder &builder, size_t phase)
{
    const PhaseRow *row = builder.reportedPhases[phase].row;
    return row && !builder.reading().phases.ended.isRoot()
        ? builder.state.evidence(joined(row->at, builder.reading().phases.ended))
        : builder.session.phases[phase].evidence;
}

bool isAhead(const SessionBuilder &builder, const QDateTime &time)
{
    return SessionClock(builder).isTooLate(time);
}

struct StatedTime
{
    QDateTime time;
    Evidence at;
};

/// The time that handoff number @p index states; invalid if it states none.
StatedTime statedTime(const SessionBuilder &builder, size_t index)
{
    const SessionHandoff &handoff = builder.session.handoffs[index];
    const Kind *kind = builder.catalog.kind(handoff.kind);
    const HandoffSource &source = *builder.sources[index];
    const auto document = static_cast<size_t>(handoff.at.document);
    if (!kind || document >= source.parsed->documents.size()) {
        return {};
    }
    const JsonPointer &time = builder.catalog.model(*kind).pack->routing.time;
    const Tree &tree = source.parsed->documents[document].tree;
    const JsonPointer at = joined(handoff.at.pointer, time);
    const NodeId node = time.isRoot() || tree.isEmpty() ? noNode : tree.find(at);
    return node == noNode
        ? StatedTime()
        : StatedTime{sessionTime(tree.at(node).text),
                     evidenceIn(source, handoff.at.path, handoff.at.document, at)};
}

/// What is wrong with @p time, which the handoff file @p name states; empty if nothing is.
QString contradictionOf(const SessionBuilder &builder, const QString &name, const QDateTime &time)
{
    const SessionSummary &summary = builder.session.summary;
    const SessionClock clock(builder);
    const QString written = time.toString(Qt::ISODate);
    if (clock.isTooEarly(time)) {
        return SessionTranslations::tr(
                   "%1 is dated %2, before the session began; correct the time in it")
            .arg(name, written);
    }
    if (clock.isTooLate(time)) {
        return SessionTranslations::tr(
                   "%1 is dated %2, which is still to come; correct the time in it")
            .arg(name, written);
    }
    const bool isAfterEnd = builder.isStateWhole() && hasEnded(summary.status)
        && summary.ended.isValid() && time - summary.ended > clockTolerance;
    return isAfterEnd
        ? SessionTranslations::tr("%1 is dated %2, after the session ended").arg(name, written)
        : QString();
}

} // namespace

void checkPhaseTimes(SessionBuilder &builder, size_t index)
{
    const SessionPhase &phase = builder.session.phases[index];
    const QDateTime updated = builder.state.time(builder.reading().state.updated);
    // Reports a state that is older than the session.
    const bool isOld =
        builder.session.summary.started.isValid() && updated < builder.session.summary.started;
    if (phase.ended.isValid() && phase.started.isValid() && phase.ended < phase.started) {
        builder.addWarning(u"session.time-order"_s,
                           SessionTranslations::tr("%1 ended before it began").arg(phase.title),
                           phase.evidence);
    } else if (phase.ended.isValid() && updated.isValid() && !isOld && updated < phase.ended) {
        builder.addWarning(
            u"session.time-order"_s,
            SessionTranslations::tr("%1 ended after the state was written for the last time")
                .arg(phase.title),
            endOf(builder, index));
    }
}

void checkPhaseSequence(SessionBuilder &builder)
{
    // An invalidated phase ended before an earlier phase that ran again.
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
                builder.addWarning(
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
        builder.addWarning(u"session.time-order"_s,
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
                builder.addWarning(u"session.time-order"_s,
                                   SessionTranslations::tr("%1 is still to come: %2")
                                       .arg(pointer.tokens().last(), time.toString(Qt::ISODate)),
                                   builder.state.evidence(pointer));
            }
        }
    }
    for (size_t i = 0; i < builder.session.phases.size(); ++i) {
        const SessionPhase &phase = builder.session.phases[i];
        const ReportedPhase &told = builder.reportedPhases[i];
        for (const JsonPointer &pointer :
             {builder.reading().phases.started, builder.reading().phases.ended}) {
            const JsonPointer at =
                told.row && !pointer.isRoot() ? joined(told.row->at, pointer) : JsonPointer();
            const QDateTime time = builder.state.time(at);
            if (isAhead(builder, time)) {
                builder.addWarning(u"session.time-order"_s,
                                   SessionTranslations::tr("The time of %1 is still to come: %2")
                                       .arg(phase.title, time.toString(Qt::ISODate)),
                                   builder.state.evidence(at));
            }
        }
    }
}

void checkHandoffTimes(SessionBuilder &builder)
{
    const bool isHalfWritten = builder.state.isThere() && !builder.isStateWhole();
    for (size_t i = 0; !isHalfWritten && i < builder.session.handoffs.size(); ++i) {
        const SessionHandoff &handoff = builder.session.handoffs[i];
        const StatedTime stated = statedTime(builder, i);
        const QString contradiction = handoff.isSuperseded || !stated.time.isValid()
            ? QString()
            : contradictionOf(builder, lastNameOf(handoff.at.path), stated.time);
        if (!contradiction.isEmpty()) {
            builder.addWarning(u"session.time-order"_s, contradiction, stated.at);
        }
    }
}

} // namespace baton
