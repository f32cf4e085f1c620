// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QEventLoop>
#include <QTimer>

#include <ctime>

namespace baton {

/// Runs the event loop for @p seconds without input. Returns the processor time of all threads in
/// milliseconds.
[[nodiscard]] inline double idleProcessorTime(int seconds)
{
    QEventLoop loop;
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    const std::clock_t before = std::clock();
    loop.exec();
    return static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC;
}

} // namespace baton
