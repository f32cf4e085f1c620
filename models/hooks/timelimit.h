// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtClassHelperMacros>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace baton {

/// Stops work that began with it once its time is over.
class TimeLimit
{
public:
    explicit TimeLimit(std::chrono::milliseconds time)
        : m_isOver(time <= std::chrono::milliseconds::zero())
        , m_clock([this, time](const std::stop_token &isDone) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any waiting;
            waiting.wait_for(lock, isDone, time, [] { return false; });
            m_isOver = true;
        })
    {
    }
    Q_DISABLE_COPY_MOVE(TimeLimit)

    /// The flag for functions that stop when it is set.
    [[nodiscard]] const std::atomic_bool &isOver() const { return m_isOver; }

private:
    std::atomic_bool m_isOver;
    std::jthread m_clock;
};

} // namespace baton
