// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problems/problem.h"
#include "models/editor/snapshot/snapshot.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

class QThreadPool;

namespace baton {

/// Analyses of a document on its worker, one behind the other: one that was overtaken is stopped,
/// and only the newest is answered.
class DocumentAnalysis : public QObject
{
    Q_OBJECT

public:
    struct Done
    {
        SnapshotPtr snapshot;
        std::shared_ptr<Problems> problems;
        std::shared_ptr<const ProtocolCatalog> catalog; ///< catalog that it was judged by
    };
    /// The work for a worker; makes no snapshot when @p stop became true.
    using Work = std::function<Done(const std::atomic_bool *stop)>;

    /// @p newest gives the work for the newest state when it begins; @p answer takes what it made.
    DocumentAnalysis(QThreadPool &pool, std::function<Work()> newest,
                     std::function<void(const Done &)> answer);

    void request();
    /// Waits for the requested analysis and answers within this call; false when it takes longer
    /// than longestWait, and answers later.
    bool finishNow();
    /// Stops the analysis; its answer is dropped.
    void stop() { *m_stop = true; }

private:
    void start();
    void finish(const Done &done);

    QThreadPool &m_pool;
    std::function<Work()> m_newest;
    std::function<void(const Done &)> m_answer;
    std::function<bool()> m_finishRun;
    std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
    bool m_isRunning = false;
    bool m_isWanted = false;
};

} // namespace baton
