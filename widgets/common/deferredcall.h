// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>
#include <utility>

namespace baton {

/// Calls a function in a turn of its own, once nothing else is due. A new request replaces the one
/// before.
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

    /// Does @p work behind so many turns that others asked for in the same one.
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
        const Work work = std::exchange(m_work, {}); // which may ask anew
        work();
    }

    QTimer m_timer;
    Work m_work;
    int m_behind = 0;
};

} // namespace baton
