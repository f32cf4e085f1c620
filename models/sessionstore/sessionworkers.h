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

/// Finds and reads sessions on workers, and hands over in small batches what it has: what is found
/// in the order of the paths, what is read as it comes. Lives on the UI thread.
class SessionWorkers final : public QObject
{
    Q_OBJECT

public:
    explicit SessionWorkers(QObject *parent = nullptr);
    ~SessionWorkers() override;

    [[nodiscard]] ReadingQueue &queue() { return m_queue; }
    [[nodiscard]] const ReadingQueue &queue() const { return m_queue; }
    /// Sessions that are read are written to @p index; those that it has are not read. Null for no
    /// index.
    void setIndex(std::shared_ptr<BackgroundIndex> index) { m_index = std::move(index); }
    /// Nobody looks at what is found: it is read and handed over at once.
    void hurry() { m_batchPause = std::chrono::milliseconds(0); }
    /// Looks for the sessions at and below @p folder: ends in walked(). Until then of those that
    /// were found only those in sight are read.
    void walk(const QString &folder, const std::shared_ptr<const ProtocolCatalog> &catalog,
              const SessionSettings &settings);
    /// Looks for what @p paths have to do with, as affectedSessions() does: ends in looked().
    void look(const QString &folder, const KnownSessions &known, const QStringList &paths,
              const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// The sessions in @p folders are in sight, from the top: they are read before others.
    void setInSight(const QStringList &folders);
    /// Ends in read(), unless it is withdrawn from the queue, or all is stopped.
    void start(SessionJob job);
    /// Stops all work; no result is delivered any more. Returns the same as ReadingQueue::clear().
    QHash<QString, bool> stop();
    /// Gives free memory back.
    void trim();

Q_SIGNALS:
    void found(const std::vector<baton::SessionSummary> &rows);
    /// @p problems are sentences about what could not be looked at.
    void walked(bool isComplete, const QStringList &problems);
    void looked(const QStringList &paths, const baton::AffectedSessions &affected);
    void read(const std::vector<baton::SessionResult> &results);

private:
    /// The end of a walk.
    struct WalkEnd
    {
        bool isComplete = false;
        QStringList problems;
        std::vector<SessionResult> stored; ///< of the index, for those that still wait to be read
    };

    void wake();
    void work(const SessionJob &job);
    void finishWalk();

    std::shared_ptr<BackgroundIndex> m_index;
    std::shared_ptr<SessionFiles> m_files; ///< of the search that goes on
    BatchQueue<SessionSummary> m_rows;     ///< from the workers
    BatchQueue<SessionResult> m_results;   ///< from the workers
    std::optional<WalkEnd> m_walkEnd;      ///< until all that was found is handed over
    std::atomic<std::chrono::milliseconds> m_batchPause;
    std::shared_ptr<std::atomic_bool> m_stop;
    ReadingQueue m_queue;
    QThreadPool m_walker;        ///< as m_pool
    std::atomic_int m_woken = 0; ///< workers that have not begun
    QThreadPool m_pool;          ///< declared last: its work ends before anything else is destroyed
};

} // namespace baton
