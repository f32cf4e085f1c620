// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/lastvalidsnapshot.h"

#include <QMutex>

#include <functional>

namespace baton {

/// Work of the worker for a view once it has analysed a document. A view may come while the worker
/// is at it.
class ViewPreparation
{
public:
    /// Called with what is going to be the document's snapshot and last valid ones.
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
