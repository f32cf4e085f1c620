// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/livenesstimer.h"

#include "models/session/building/summaryreader.h"

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto longestTrust = 30min;

} // namespace

LivenessTimer::LivenessTimer(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LivenessTimer::tell);
}

void LivenessTimer::watch(const QString &path, const QDateTime &end)
{
    if (!end.isValid()) {
        m_lives.remove(path);
        return;
    }
    // What lives by a sign that does not count here is looked at again after a while.
    const std::chrono::milliseconds left = timeToLook(end);
    const std::chrono::milliseconds time = left > 0ms ? left : longestTrust;
    m_lives.insert(path, QDateTime::currentDateTimeUtc().addDuration(time));
    if (!m_timer.isActive() || time < m_timer.remainingTimeAsDuration()) {
        m_timer.start(time);
    }
}

void LivenessTimer::clear()
{
    m_lives.clear();
    m_timer.stop();
}

void LivenessTimer::tell()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QStringList lost;
    std::chrono::milliseconds next = 0ms;
    for (auto life = m_lives.cbegin(); life != m_lives.cend(); ++life) {
        const std::chrono::milliseconds left = *life - now;
        if (left <= 0ms) {
            lost.append(life.key());
        } else if (next == 0ms || left < next) {
            next = left;
        }
    }
    for (const QString &path : std::as_const(lost)) {
        m_lives.remove(path);
    }
    if (next > 0ms) {
        m_timer.start(next);
    }
    if (!lost.isEmpty()) {
        Q_EMIT due(lost);
    }
}

} // namespace baton
