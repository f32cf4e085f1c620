// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace baton {

/// Runs many small steps on the UI thread without blocking it: some at once, the rest in turns of
/// the event loop with a time limit each.
class TimeSlicedTask final : public QObject
{
    Q_OBJECT

public:
    explicit TimeSlicedTask(QObject *parent = nullptr);

    /// Calls @p step with 0 to @p count - 1. Cancels the remaining steps of an earlier call.
    void start(size_t count, std::function<void(size_t)> step);
    void stop();
    [[nodiscard]] bool isDone() const { return m_next >= m_count; }

private:
    void runSlice();

    std::function<void(size_t)> m_step;
    QTimer m_timer;
    size_t m_next = 0;
    size_t m_count = 0;
};

} // namespace baton
