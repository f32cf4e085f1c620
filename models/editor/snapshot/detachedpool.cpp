// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/detachedpool.h"

#include <QCoreApplication>
#include <QPointer>

namespace baton {

namespace {

/// The owner of pools that still work. Deleted when the application ends, which waits for the
/// pools.
QObject *holder()
{
    static QPointer<QObject> held;
    if (!held && QCoreApplication::instance() && !QCoreApplication::closingDown()) {
        held = new QObject;
        qAddPostRoutine([] { delete held; });
    }
    return held;
}

} // namespace

void detachPool(std::unique_ptr<QThreadPool> pool)
{
    QObject *parent = pool->activeThreadCount() > 0 ? holder() : nullptr;
    if (!parent) {
        return; // there is nothing to wait for, or no owner
    }
    QThreadPool *alone = pool.release();
    alone->setParent(parent);
    // The pool has one thread, so this runs after all other work.
    alone->start([alone] { alone->deleteLater(); });
}

void discard(std::shared_ptr<const void> thing)
{
    QThreadPool::globalInstance()->start([held = std::move(thing)] { });
}

} // namespace baton
