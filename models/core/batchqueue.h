// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMutex>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace baton {

/// Hands values from workers over to the thread that made the queue, in order and in small batches.
/// Other events have their turn between two batches. No worker may push any longer when the queue
/// is destroyed.
template <typename T>
class BatchQueue
{
public:
    using Batch = std::vector<T>;
    static constexpr std::chrono::milliseconds usualPause{40};

    /// Calls @p take with at most @p most values at a time, and again after @p next while values
    /// are waiting.
    BatchQueue(size_t most, std::chrono::milliseconds next, std::function<void(const Batch &)> take)
        : m_most(most)
        , m_next(next)
        , m_take(std::move(take))
    {
        m_timer.setSingleShot(true);
        m_timer.callOnTimeout([this] { deliver(); });
    }

    /// May be called on any thread. The first value is delivered after @p pause, together with
    /// those that were pushed meanwhile; without a pause, immediately. Drops @p value if @p stop is
    /// set.
    void push(T value, const std::atomic_bool &stop, std::chrono::milliseconds pause = usualPause)
    {
        const QMutexLocker lock(&m_mutex);
        if (stop) {
            return;
        }
        m_values.push_back(std::move(value));
        if (!std::exchange(m_isAnnounced, true) || pause.count() == 0) {
            QMetaObject::invokeMethod(
                &m_timer,
                [this, pause] {
                    if (!m_timer.isActive() || pause.count() == 0) {
                        m_timer.start(pause);
                    }
                },
                Qt::QueuedConnection);
        }
    }

    /// Delivers the next batch now. Returns false if there is none.
    bool deliver()
    {
        Batch batch;
        {
            const QMutexLocker lock(&m_mutex);
            const auto end =
                m_values.begin() + static_cast<ptrdiff_t>(std::min(m_values.size(), m_most));
            batch.assign(std::make_move_iterator(m_values.begin()), std::make_move_iterator(end));
            m_values.erase(m_values.begin(), end);
            m_isAnnounced = !m_values.empty();
            if (m_isAnnounced) {
                m_timer.start(m_next);
            }
        }
        if (batch.empty()) {
            return false;
        }
        m_take(batch);
        return true;
    }

    /// Drops all values. Set the `stop` of their workers first, so that they push no more values.
    void clear()
    {
        m_timer.stop();
        const QMutexLocker lock(&m_mutex);
        m_values.clear();
        m_isAnnounced = false;
    }

    [[nodiscard]] bool isEmpty() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_values.empty();
    }

private:
    const size_t m_most;
    const std::chrono::milliseconds m_next;
    const std::function<void(const Batch &)> m_take;
    QTimer m_timer;
    mutable QMutex m_mutex;
    std::deque<T> m_values;
    bool m_isAnnounced = false; ///< m_timer runs, or is about to
};

} // namespace baton
