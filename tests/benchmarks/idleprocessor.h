// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QEventLoop>
#include <QTimer>

#include <ctime>

namespace baton {

/// Lets the event loop run for some @p seconds in which nobody does anything. Returns the
/// milliseconds that the processor spent on all threads meanwhile.
[[nodiscard]] inline double idleProcessorTime(int seconds)
{
    QEventLoop loop;
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    const std::clock_t before = std::clock();
    loop.exec();
    return static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC;
}

} // namespace baton
