// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/batchqueue.h"
#include "models/sessionstore/readingqueue.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <optional>

namespace baton {

/// Finds and reads sessions on workers and delivers the results in small batches: found sessions in
/// the order of their paths, read ones as they are ready. Lives on the UI thread.
class SessionWorkers final : public QObject
{
    Q_OBJECT

public:
    explicit SessionWorkers(QObject *parent = nullptr);
    ~SessionWorkers() override;

    [[nodiscard]] ReadingQueue &queue() { return m_queue; }
    [[nodiscard]] const ReadingQueue &queue() const { return m_queue; }
    /// Sets the index. Read sessions are written to it, and those that it contains are not read.
    /// Null for none.
    void setIndex(std::shared_ptr<BackgroundIndex> index) { m_index = std::move(index); }
    /// Reads and delivers found sessions immediately, because they are not displayed.
    void hurry() { m_batchPause = std::chrono::milliseconds(0); }
    /// Searches for the sessions at and below @p folder. Ends with walked(). Until then, only
    /// visible sessions are read.
    void walk(const QString &folder, const std::shared_ptr<const ProtocolCatalog> &catalog,
              const SessionSettings &settings);
    /// Determines the sessions that changes at @p paths affect; see affectedSessions(). Ends with
    /// looked().
    void look(const QString &folder, const KnownSessions &known, const QStringList &paths,
              const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Sets the folders of the visible sessions, from top to bottom. They are read first.
    void setInSight(const QStringList &folders);
    /// Adds @p job. Ends with read(), unless it is withdrawn from the queue or all work is stopped.
    void start(SessionJob job);
    /// Stops all work; no more results are delivered. Returns the result of ReadingQueue::clear().
    QHash<QString, bool> stop();
    /// Returns free memory to the system.
    void trim();

Q_SIGNALS:
    void found(const std::vector<baton::SessionSummary> &rows);
    /// @p problems are sentences about folders that could not be read.
    void walked(bool isComplete, const QStringList &problems);
    void looked(const QStringList &paths, const baton::AffectedSessions &affected);
    void read(const std::vector<baton::SessionResult> &results);

private:
    /// The result of a walk.
    struct WalkEnd
    {
        bool isComplete = false;
        QStringList problems;
        std::vector<SessionResult>
            stored; ///< results from the index for sessions that were not read yet
    };

    void wake();
    void work(const SessionJob &job);
    void finishWalk();

    std::shared_ptr<BackgroundIndex> m_index;
    std::shared_ptr<SessionFiles> m_files; ///< files of the current search
    BatchQueue<SessionSummary> m_rows;     ///< filled by the workers
    BatchQueue<SessionResult> m_results;   ///< filled by the workers
    std::optional<WalkEnd> m_walkEnd;      ///< set until all found sessions were delivered
    std::atomic<std::chrono::milliseconds> m_batchPause;
    std::shared_ptr<std::atomic_bool> m_stop;
    ReadingQueue m_queue;
    QThreadPool m_walker;        ///< its work, too, ends before anything else is destroyed
    std::atomic_int m_woken = 0; ///< workers that have not started yet
    QThreadPool m_pool; ///< declared last, so that its work ends before anything else is destroyed
};

} // namespace baton
