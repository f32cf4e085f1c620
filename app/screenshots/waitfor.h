// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

#include <chrono>

namespace baton {

/// Processes events until @p isReached or a timeout.
template <typename Condition>
bool waitFor(Condition isReached)
{
    constexpr auto patience = std::chrono::seconds(30);
    const QDeadlineTimer deadline(patience);
    QTimer::singleShot(patience, qApp, [] { }); // wakes the event loop
    while (!isReached() && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return isReached();
}

} // namespace baton
