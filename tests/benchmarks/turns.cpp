// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/turns.h"

#include <QCoreApplication>
#include <QTimer>

#include <utility>

namespace baton {

void Turns::run(const std::function<void()> &work)
{
    const double begin = threadTime();
    work();
    m_longest = std::max(m_longest, threadTime() - begin);
}

void Turns::runUntil(const std::function<bool()> &isDone, int minutes)
{
    QTimer guard;
    guard.setSingleShot(true);
    guard.start(minutes * 60'000);
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

void Turns::rest(int milliseconds)
{
    bool isOver = false;
    QTimer::singleShot(milliseconds, [&isOver] { isOver = true; });
    runUntil([&isOver] { return isOver; });
}

double Turns::longestOf(const std::function<void()> &work, const std::function<bool()> &isDone)
{
    static_cast<void>(takeLongest());
    run(work);
    if (isDone) {
        runUntil(isDone);
    }
    rest();
    return takeLongest();
}

} // namespace baton
