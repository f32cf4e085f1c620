// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/documentanalysis.h"

#include "models/editor/snapshot/detachedpool.h"

#include <QtConcurrentRun>
#include <QThreadPool>

#include <utility>

namespace baton {

DocumentAnalysis::DocumentAnalysis(QThreadPool &pool, std::function<Work()> newest,
                                   std::function<void(const Done &)> answer)
    : m_pool(pool)
    , m_newest(std::move(newest))
    , m_answer(std::move(answer))
{
}

void DocumentAnalysis::request()
{
    stop();
    m_isWanted = true;
    if (!m_isRunning) {
        start();
    }
}

void DocumentAnalysis::start()
{
    m_isWanted = false;
    m_isRunning = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    const auto work = [made = m_newest(), stop = m_stop] { return made(stop.get()); };
    // A quick worker may be done before then() is reached, which would answer within the change.
    const auto answer = [this](const Done &done) {
        QMetaObject::invokeMethod(
            this, [this, done]() mutable { finish(std::move(done)); }, Qt::QueuedConnection);
    };
    QtConcurrent::run(&m_pool, work).then(this, answer);
}

void DocumentAnalysis::finish(Done done)
{
    m_isRunning = false;
    if (m_isWanted) {
        discard(std::move(done.snapshot));
        start();
    } else {
        m_answer(done);
    }
}

} // namespace baton
