// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSemaphore>
#include <QThreadPool>

namespace baton {

/// Blocks the common workers until it goes out of scope.
class BusyWorkers
{
public:
    BusyWorkers()
    {
        for (int i = 0; i < m_count; ++i) {
            QThreadPool::globalInstance()->start([this] { m_end.acquire(); });
        }
    }
    ~BusyWorkers()
    {
        m_end.release(m_count);
        QThreadPool::globalInstance()->waitForDone();
    }
    Q_DISABLE_COPY_MOVE(BusyWorkers)

private:
    const int m_count = QThreadPool::globalInstance()->maxThreadCount();
    QSemaphore m_end;
};

} // namespace baton
