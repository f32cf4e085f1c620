// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>
#include <utility>

namespace baton {

/// Calls a function in a later turn of the event loop. A new request replaces a pending one.
class DeferredCall : public QObject
{
public:
    using Work = std::function<void()>;

    explicit DeferredCall(QObject *parent = nullptr)
        : QObject(parent)
    {
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &DeferredCall::take);
    }

    /// Calls @p work after @p behind more turns.
    void start(Work work, int behind = 0)
    {
        m_work = std::move(work);
        m_behind = behind;
        m_timer.start();
    }

    void stop()
    {
        m_timer.stop();
        m_work = {};
    }

private:
    void take()
    {
        if (m_behind-- > 0) {
            m_timer.start();
            return;
        }
        const Work work = std::exchange(m_work, {}); // the work may start another call
        work();
    }

    QTimer m_timer;
    Work m_work;
    int m_behind = 0;
};

} // namespace baton
