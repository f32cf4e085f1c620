// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/signsoflife.h"

#include "models/disk/folderlisting.h"
#include "models/session/logs/sessionlogs.h"
#include "models/strings/pathstrings.h"
#include "models/values/sessiontime.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

namespace {

/// The paths of the files that the protocol names as signs of life, those in folders only @p
/// withFolders.
QStringList signFilesOf(const SessionLocation &place, const SessionFormat &reading,
                        bool withFolders)
{
    QStringList paths;
    for (const QString &sign : reading.signs) {
        const QString path = place.path + u'/' + sign;
        if (!QFileInfo(path).isDir()) {
            paths.append(path);
            continue;
        }
        for (const QString &name : withFolders ? namesIn(path, QDir::Files) : QStringList()) {
            paths.append(path + u'/' + name);
        }
    }
    return paths;
}

/// The paths of the state file, of the files directly in the session's folder, and of its signs of
/// life.
QStringList filesOf(const SessionLocation &place, const SessionFormat &reading)
{
    QStringList paths = signFilesOf(place, reading, true);
    paths.append(place.stateFile);
    for (const QString &name : namesIn(place.path, QDir::Files | QDir::Hidden)) {
        paths.append(place.path + u'/' + name);
    }
    return paths;
}

QStringList handoffFilesOf(const SessionBuilder &builder)
{
    QSet<QString> paths;
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        if (handoff.kept.isEmpty()) {
            paths.insert(handoff.at.path);
        }
    }
    return paths.values();
}

/// True if @p files are copies, whose times are no signs of life: all were written at once, and
/// later than @p told, the last time in their contents.
bool areCopied(const QStringList &files, const QDateTime &told)
{
    constexpr auto atOnce = 60s;
    QDateTime first;
    QDateTime last;
    for (const QString &path : files) {
        if (const QDateTime time = modifiedAt(path); time.isValid()) {
            first = first.isValid() ? std::min(first, time) : time;
            last = last.isValid() ? std::max(last, time) : time;
        }
    }
    return told.isValid() && first.isValid() && first - told > clockTolerance
        && last - first < atOnce;
}

} // namespace

SessionClock::SessionClock(const SessionLocation &place, const StateDocument &state,
                           const SessionFormat &reading, const SessionSettings &settings)
    : m_start(startIn(state, reading))
    , m_now(nowOf(settings))
{
    if (!m_start.isValid() || isTooLate(m_start)) {
        const QDateTime named = timeInName(lastNameOf(place.path));
        const QDateTime earliest = named.isValid() ? named - anyTimeZone : QDateTime();
        m_start = earliest < m_now ? earliest : QDateTime();
    }
}

SessionClock::SessionClock(const SessionBuilder &builder)
    : SessionClock(builder.place, builder.state, builder.reading(), builder.settings)
{
}

bool SessionClock::isTooEarly(const QDateTime &time) const
{
    return time.isValid() && m_start.isValid() && m_start - time > clockTolerance;
}

bool SessionClock::isTooLate(const QDateTime &time) const
{
    return isInFuture(time, m_now);
}

bool SessionClock::allows(const QDateTime &time) const
{
    return time.isValid() && !isTooEarly(time) && !isTooLate(time);
}

SignsOfLife::SignsOfLife(const SessionBuilder &builder)
    : m_clock(builder)
{
    takeLogs(builder.place.path, builder.reading());
    const bool areSessions = builder.areRowsSessions();
    for (size_t i = 0; i < builder.session.phases.size() && !areSessions; ++i) {
        take(builder.session.phases[i].started);
        take(builder.session.phases[i].ended);
    }
    const QDateTime named = timeInName(lastNameOf(builder.place.path));
    m_areWitnessed = m_last.isValid();
    QSet<QString> files;
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        if (!handoff.isTimeOfFile && m_clock.allows(handoff.time)) {
            take(handoff.time);
            files.insert(handoff.at.path);
            const bool isNear = named.isValid() && handoff.time - named < anyTimeZone;
            m_areWitnessed = m_areWitnessed || isNear || files.size() > 1;
        }
    }
}

void SignsOfLife::take(const QDateTime &time)
{
    if (m_clock.allows(time)) {
        m_first = m_first.isValid() ? std::min(m_first, time) : time;
        m_last = m_last.isValid() ? std::max(m_last, time) : time;
    }
}

void SignsOfLife::takeLogs(const QString &folder, const SessionFormat &reading)
{
    for (const QString &log : logsIn(folder, reading)) {
        const QDateTime written = modifiedAt(log);
        for (const QDateTime &time : {firstTimeIn(log), lastTimeIn(log)}) {
            take(isInFuture(time, written) ? QDateTime() : time);
        }
    }
}

QDateTime lastSignOf(const SessionLocation &place, const StateDocument &state,
                     const SessionFormat &reading, const SessionClock &clock, const QDateTime &told)
{
    const QDateTime written = modifiedAt(state.path());
    const bool isDated = clock.allows(told);
    const bool isInPlace =
        isDated && written.isValid() && std::chrono::abs(written - told) < clockTolerance;
    const QStringList files = filesOf(place, reading);
    SignsOfLife signs(clock);
    signs.take(told);
    signs.takeLogs(place.path, reading);
    if (!areCopied(files, signs.last())) {
        for (const QString &path : isDated ? signFilesOf(place, reading, isInPlace) : files) {
            signs.take(modifiedAt(path));
        }
    }
    return signs.last().isValid() ? signs.last() : written;
}

QDateTime lastSignOf(const SessionBuilder &builder)
{
    const SessionSummary &summary = builder.session.summary;
    const QDateTime told = builder.state.time(builder.reading().state.updated);
    const QStringList handoffs = handoffFilesOf(builder);
    SignsOfLife signs(builder);
    const bool areWitnessed = signs.areWitnessed() || told.isValid();
    signs.take(told);
    if (!areWitnessed
        || !areCopied(filesOf(builder.place, builder.reading()) + handoffs, signs.last())) {
        signs.take(summary.updated);
        for (const QString &path : handoffs) {
            signs.take(modifiedAt(path));
        }
    }
    return signs.last().isValid() ? signs.last() : summary.updated;
}

QDateTime modifiedAt(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? info.lastModified(QTimeZone::UTC) : QDateTime();
}

QDateTime startIn(const StateDocument &state, const SessionFormat &reading)
{
    QDateTime start;
    for (const JsonPointer &pointer : reading.state.started) {
        const QDateTime time = state.time(pointer);
        start = time.isValid() && !(start.isValid() && start < time) ? time : start;
    }
    return start;
}

QDateTime timeInName(const QString &name)
{
    static const QRegularExpression digits(u"(?<!\\d)(\\d{8})-(\\d{6})(?!\\d)"_s);
    const QRegularExpressionMatch match = digits.match(name);
    const QDate date = QDate::fromString(match.captured(1), u"yyyyMMdd"_s);
    const QTime time = QTime::fromString(match.captured(2), u"HHmmss"_s);
    return date.isValid() && time.isValid() ? QDateTime(date, time, QTimeZone::UTC) : QDateTime();
}

QDateTime nowOf(const SessionSettings &settings)
{
    return settings.now.isValid() ? settings.now.toUTC() : QDateTime::currentDateTimeUtc();
}

} // namespace baton
