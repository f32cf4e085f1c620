// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/turns.h"

#include <QCoreApplication>
#include <QTimer>

#include <ctime>
#include <utility>

namespace baton {

namespace {

double threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

void Turns::run(const std::function<void()> &work)
{
    const double begin = threadTime();
    work();
    m_longest = std::max(m_longest, threadTime() - begin);
}

void Turns::runUntil(const std::function<bool()> &isDone)
{
    QTimer guard;
    guard.setSingleShot(true);
    guard.start(60'000);
    while (!isDone()) {
        if (!guard.isActive()) {
            qFatal("What is measured does not come to its end.");
        }
        run([] {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        });
    }
}

double Turns::takeLongest()
{
    return std::exchange(m_longest, 0.0);
}

} // namespace baton
