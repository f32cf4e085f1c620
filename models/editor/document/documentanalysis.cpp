// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/documentanalysis.h"

#include "models/editor/snapshot/detachedpool.h"
#include "models/editor/snapshot/runonworker.h"

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
    m_finishRun = runOnWorker(*this, m_pool, work, [this](const Done &done) { finish(done); });
}

bool DocumentAnalysis::finishNow()
{
    while (m_isRunning) {
        const auto finishRun = m_finishRun; // finish() replaces it
        if (!finishRun()) {
            return false;
        }
    }
    return true;
}

void DocumentAnalysis::finish(const Done &done)
{
    m_isRunning = false;
    m_finishRun = nullptr; // releases the result
    if (m_isWanted) {
        discard(SnapshotPtr(done.snapshot));
        start();
    } else {
        m_answer(done);
    }
}

} // namespace baton
