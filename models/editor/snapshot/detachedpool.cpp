// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/detachedpool.h"

#include <QCoreApplication>
#include <QPointer>

namespace baton {

namespace {

/// Holds the pools that are still at work, and goes with the application: a pool ends by waiting.
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
        return; // nothing to wait for, or nobody to hold it
    }
    QThreadPool *alone = pool.release();
    alone->setParent(parent);
    // It has one thread, so this comes behind all that it was given.
    alone->start([alone] { alone->deleteLater(); });
}

void discard(std::shared_ptr<const void> thing)
{
    QThreadPool::globalInstance()->start([held = std::move(thing)] { });
}

} // namespace baton
