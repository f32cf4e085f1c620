// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/recheckschedule.h"

#include "models/database/databaseaddress.h"
#include "models/session/building/statesummary.h"

namespace baton {

namespace {

using namespace std::chrono_literals;
using Milliseconds = std::chrono::milliseconds;

constexpr Milliseconds longestTrust = 30min;
constexpr Milliseconds betweenLooksAtQueues = 5s;

} // namespace

RecheckSchedule::RecheckSchedule(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RecheckSchedule::tellDue);
}

void RecheckSchedule::setFollowsQueues(bool isOn)
{
    m_followsQueues = isOn;
    for (const QString &queue : std::as_const(m_queues)) {
        isOn ? schedule(queue, 0ms) : void(m_times.remove(queue));
    }
}

/// Schedules @p session. If it lives because of a sign that does not count here, it is checked
/// again after a while.
void RecheckSchedule::put(const KnownSession &session, const QDateTime &silent)
{
    const QString &folder = session.place.path;
    remove(folder);
    if (session.place.isQueue() && session.isListed && !session.open && !isDatabaseUrl(folder)) {
        m_queues.insert(folder);
        if (m_followsQueues) {
            schedule(folder, betweenLooksAtQueues);
        }
    } else if (silent.isValid()) {
        const Milliseconds left = timeToLook(silent);
        schedule(folder, left > 0ms ? left : longestTrust);
    }
}

void RecheckSchedule::remove(const QString &folder)
{
    m_times.remove(folder);
    m_queues.remove(folder);
}

void RecheckSchedule::clear()
{
    m_times.clear();
    m_queues.clear();
    m_timer.stop();
}

void RecheckSchedule::schedule(const QString &folder, Milliseconds time)
{
    m_times.insert(folder, QDateTime::currentDateTimeUtc().addDuration(time));
    if (!m_timer.isActive() || time < m_timer.remainingTimeAsDuration()) {
        m_timer.start(time);
    }
}

void RecheckSchedule::tellDue()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    Milliseconds next = longestTrust;
    QStringList over;
    for (auto one = m_times.begin(); one != m_times.end();) {
        const bool isOver = *one <= now;
        const bool isQueue = m_queues.contains(one.key());
        if (isOver) {
            over.append(one.key());
        }
        if (isOver && !isQueue) {
            one = m_times.erase(one);
            continue;
        }
        *one = isOver ? now.addDuration(betweenLooksAtQueues) : *one;
        next = std::min<Milliseconds>(next, *one - now);
        ++one;
    }
    if (!m_times.isEmpty()) {
        m_timer.start(next);
    }
    Q_EMIT due(over);
}

} // namespace baton
