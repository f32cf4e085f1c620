// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/sessiontimespan.h"

#include "models/session/building/signsoflife.h"
#include "models/session/building/statesummary.h"
#include "models/session/logs/sessionlogs.h"
#include "models/strings/pathstrings.h"
#include "models/values/sessiontime.h"

namespace baton {

namespace {

constexpr qint64 hour = 60 * 60;

/// The start from the name of the folder, which has no time zone; @p first if it is too far from
/// the known times.
QDateTime startOf(const QDateTime &named, const QDateTime &first)
{
    const bool isNear =
        named.isValid() && (!first.isValid() || (named <= first && named.secsTo(first) < hour));
    return isNear ? named : first;
}

/// The end of a session that is over: the last time that its files state. @p signs are those of its
/// logs, handoffs and phases.
QDateTime lastOfEnded(const SessionBuilder &builder, SignsOfLife signs)
{
    signs.take(builder.state.time(builder.reading().state.updated));
    signs.take(builder.state.time(builder.reading().state.ended));
    return signs.last();
}

/// True if the files are copies: entries have their own times, and each of their files was written
/// later.
bool isCopy(const SessionBuilder &builder)
{
    bool isLate = false;
    const auto isInPlace = [&isLate](const QString &path, const QDateTime &told) {
        isLate = isLate || told.isValid();
        return told.isValid() && modifiedAt(path) - told <= clockTolerance;
    };
    const bool isWitnessed =
        std::ranges::any_of(builder.session.handoffs, [&](const SessionHandoff &handoff) {
            return !handoff.isTimeOfFile && handoff.kept.isEmpty()
                && isInPlace(handoff.at.path, handoff.time);
        });
    const QStringList logs = logsIn(builder.place.path, builder.reading());
    return !isWitnessed && std::ranges::none_of(logs, [&](const QString &log) {
        return isInPlace(log, lastTimeIn(log));
    }) && isLate;
}

/// The time of the last file that was written where the session ran; invalid if unknown. The time
/// in the folder's name may be in any time zone.
QDateTime lastWritten(const SessionBuilder &builder)
{
    const QDateTime last = SignsOfLife(builder).last();
    if (last.isValid()) {
        return isCopy(builder) ? last + clockTolerance : QDateTime();
    }
    const QDateTime named = timeInName(lastNameOf(builder.place.path));
    return named.isValid() ? named + anyTimeZone : QDateTime();
}

} // namespace

void finalizeSpan(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    const bool hasState = builder.state.isThere() && !builder.state.isEmpty();
    const bool isOver = summary.liveness == Liveness::Over;
    const bool isReported = hasState ? summary.started.isValid() : !isOver;
    if (isReported || builder.isHome()) {
        return;
    }
    const SignsOfLife signs(builder);
    const QDateTime last = isOver ? lastOfEnded(builder, signs) : lastSignOf(builder);
    if (!isOver && last != summary.updated) {
        summary.updated = last;
        addLiveness(builder);
    }
    // A single handoff does not date the start of a session that would have expired since.
    const bool isDoubtful = !isOver && !signs.areWitnessed()
        && last - signs.first() > std::chrono::hours(builder.reading().expiryHours);
    const QDateTime start = startOf(timeInName(lastNameOf(builder.place.path)),
                                    isDoubtful ? QDateTime() : signs.first());
    if (!start.isValid() || (last.isValid() && last < start)) {
        return;
    }
    summary.started = start;
    summary.updated = last;
    const bool isEndTold = builder.state.time(builder.reading().state.ended).isValid();
    if (!isEndTold && (!hasState || summary.ended.isValid())) {
        summary.ended = summary.updated;
    }
    if (builder.areRowsSessions()) {
        builder.session.phases.front().started = summary.started;
        builder.session.phases.front().ended = summary.ended;
    }
}

void dropCopiedTimes(SessionBuilder &builder)
{
    const auto isOfFile = [](const SessionHandoff &handoff) {
        return handoff.isTimeOfFile && handoff.kept.isEmpty();
    };
    if (builder.isStateWhole() || std::ranges::none_of(builder.session.handoffs, isOfFile)) {
        return;
    }
    const QDateTime last = lastWritten(builder);
    for (SessionHandoff &handoff : builder.session.handoffs) {
        const bool isLater = last.isValid() && last < handoff.time;
        handoff.time = isOfFile(handoff) && isLater ? QDateTime() : handoff.time;
    }
}

} // namespace baton
