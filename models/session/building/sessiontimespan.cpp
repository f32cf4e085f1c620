// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/sessiontimespan.h"

#include "models/session/building/statesummary.h"
#include "models/session/logs/sessionlogs.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 hour = 60 * 60;
constexpr qint64 slack = 5 * 60; ///< tolerance in seconds for differing clocks

/// @p time from @p log; invalid if it is later than the modification of the file, or in the future.
QDateTime believed(const QString &log, const QDateTime &time, const QDateTime &now)
{
    const QDateTime written = QFileInfo(log).lastModified(QTimeZone::UTC);
    return isInFuture(time, now) || isInFuture(time, written) ? QDateTime() : time;
}

/// The span between the first and the last known event.
class Span
{
public:
    void take(const QDateTime &time)
    {
        if (time.isValid()) {
            m_first = m_first.isValid() ? std::min(m_first, time) : time;
            m_last = m_last.isValid() ? std::max(m_last, time) : time;
        }
    }

    [[nodiscard]] const QDateTime &first() const { return m_first; }
    [[nodiscard]] const QDateTime &last() const { return m_last; }

private:
    QDateTime m_first;
    QDateTime m_last;
};

Span spanOf(const SessionBuilder &builder)
{
    const QDateTime now = nowOf(builder.settings);
    Span span;
    for (const QString &log : logsIn(builder.place.path, builder.reading())) {
        span.take(believed(log, firstTimeIn(log), now));
        span.take(believed(log, lastTimeIn(log), now));
    }
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        span.take(handoff.isTimeOfFile ? QDateTime() : handoff.time);
    }
    const bool areSessions = builder.areRowsSessions();
    for (size_t i = 0; i < builder.session.phases.size() && !areSessions; ++i) {
        span.take(builder.session.phases[i].started);
        span.take(builder.session.phases[i].ended);
    }
    return span;
}

/// The start from the name of the folder, which has no time zone; @p first if it is too far from
/// the known times.
QDateTime startOf(const QDateTime &named, const QDateTime &first)
{
    const bool isNear =
        named.isValid() && (!first.isValid() || (named <= first && named.secsTo(first) < hour));
    return isNear ? named : first;
}

/// The last known time of a session with a state. @p happened is the last known event. The
/// modification time of the state file is used only for an active session without any other time.
QDateTime lastOf(const SessionBuilder &builder, const QDateTime &happened)
{
    const SessionSummary &summary = builder.session.summary;
    const QDateTime written = QFileInfo(builder.state.path()).lastModified(QTimeZone::UTC);
    const bool isReported = summary.updated.isValid() && summary.updated != written;
    if (!happened.isValid()) {
        const bool isOpen = summary.liveness != Liveness::Over;
        return isReported || isOpen ? summary.updated : QDateTime();
    }
    return isReported ? std::max(summary.updated, happened) : happened;
}

/// True if the files are copies: entries have their own times, and each of their files was written
/// later.
bool isCopy(const SessionBuilder &builder)
{
    bool isLate = false;
    const auto isInPlace = [&isLate](const QString &path, const QDateTime &told) {
        const QDateTime written = QFileInfo(path).lastModified(QTimeZone::UTC);
        isLate = isLate || told.isValid();
        return told.isValid() && told.secsTo(written) <= slack;
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
    constexpr qint64 anyZone = 15 * hour;
    const QDateTime last = spanOf(builder).last();
    if (last.isValid()) {
        return isCopy(builder) ? last.addSecs(slack) : QDateTime();
    }
    const QDateTime named = timeInName(lastNameOf(builder.place.path));
    return named.isValid() ? named.addSecs(anyZone) : QDateTime();
}

} // namespace

QDateTime timeInName(const QString &name)
{
    static const QRegularExpression digits(u"(?<!\\d)(\\d{8})-(\\d{6})(?!\\d)"_s);
    const QRegularExpressionMatch match = digits.match(name);
    const QDate date = QDate::fromString(match.captured(1), u"yyyyMMdd"_s);
    const QTime time = QTime::fromString(match.captured(2), u"HHmmss"_s);
    return date.isValid() && time.isValid() ? QDateTime(date, time, QTimeZone::UTC) : QDateTime();
}

QDateTime lastLogTime(const QString &folder, const SessionFormat &reading, const QDateTime &now)
{
    Span span;
    for (const QString &log : logsIn(folder, reading)) {
        span.take(believed(log, lastTimeIn(log), now));
    }
    return span.last();
}

void finalizeSpan(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    const bool hasState = builder.state.isThere() && !builder.state.isEmpty();
    const bool isReported =
        hasState ? summary.started.isValid() : summary.liveness != Liveness::Over;
    if (isReported || builder.isHome()) {
        return;
    }
    const Span span = spanOf(builder);
    const QDateTime named = timeInName(lastNameOf(builder.place.path));
    const QDateTime start = startOf(named, span.first());
    const QDateTime last = hasState ? lastOf(builder, span.last()) : span.last();
    if (!start.isValid() || (last.isValid() && last < start)) {
        return;
    }
    const bool isSignNew = last != summary.updated;
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
    if (hasState && isSignNew) {
        summary.liveness =
            livenessOf(summary.status, summary.updated, nowOf(builder.settings), builder.reading());
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
