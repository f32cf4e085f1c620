// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/timeslicedtask.h"

#include <QElapsedTimer>

namespace baton {

namespace {

constexpr qint64 longest = 4; ///< milliseconds per turn
constexpr size_t least = 32;  ///< minimum number of steps per turn

} // namespace

TimeSlicedTask::TimeSlicedTask(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &TimeSlicedTask::runSlice);
}

void TimeSlicedTask::start(size_t count, std::function<void(size_t)> step)
{
    stop();
    m_step = std::move(step);
    m_count = count;
    runSlice();
}

void TimeSlicedTask::stop()
{
    m_timer.stop();
    m_next = 0;
    m_count = 0;
}

void TimeSlicedTask::runSlice()
{
    QElapsedTimer timer;
    timer.start();
    for (size_t done = 0; !isDone() && (done < least || timer.elapsed() < longest); ++done) {
        m_step(m_next++);
    }
    if (!isDone()) {
        m_timer.start();
    }
}

} // namespace baton
