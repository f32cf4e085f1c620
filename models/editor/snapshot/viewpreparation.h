// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/lastvalidsnapshot.h"

#include <QMutex>

#include <functional>

namespace baton {

/// Work that the worker does for views after it has analysed a document. Views may be added at any
/// time.
class ViewPreparation
{
public:
    /// Receives the document's new snapshot and the last valid ones.
    using Work = std::function<void(const SnapshotPtr &now, const LastValid &lastValid,
                                    const std::shared_ptr<const ProtocolCatalog> &catalog)>;

    void set(Work work)
    {
        const QMutexLocker lock(&m_mutex);
        m_work = std::move(work);
    }

    void run(const SnapshotPtr &now, LastValid lastValid,
             const std::shared_ptr<const ProtocolCatalog> &catalog)
    {
        QMutexLocker lock(&m_mutex);
        const Work work = m_work;
        lock.unlock();
        if (work) {
            lastValid.take(now);
            work(now, lastValid, catalog);
        }
    }

private:
    QMutex m_mutex;
    Work m_work;
};

} // namespace baton
