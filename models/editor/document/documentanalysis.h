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

/// Runs the analyses of a document on its worker, one at a time. A new request stops the running
/// analysis. Only the newest result is passed on.
class DocumentAnalysis : public QObject
{
    Q_OBJECT

public:
    struct Done
    {
        SnapshotPtr snapshot;
        std::shared_ptr<Problems> problems;
        std::shared_ptr<const ProtocolCatalog> catalog; ///< catalog used by the analysis
    };
    /// The work for a worker. Returns no snapshot if @p stop becomes true.
    using Work = std::function<Done(const std::atomic_bool *stop)>;

    /// @p newest returns the work for the newest state when an analysis begins. @p answer receives
    /// the result.
    DocumentAnalysis(QThreadPool &pool, std::function<Work()> newest,
                     std::function<void(const Done &)> answer);

    void request();
    /// Waits for the requested analysis and passes on its result within this call. False if it
    /// takes longer than longestWait; the result then follows later.
    bool finishNow();
    /// Stops the analysis and drops its result.
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
