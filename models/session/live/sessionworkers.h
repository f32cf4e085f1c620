// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/live/affectedsessions.h"
#include "models/session/live/readingqueue.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>

namespace baton {

/// Finds and reads sessions on workers, and hands over in small batches what it has: what is found
/// in the order of the paths, what is read as it comes. Lives on the UI thread.
class SessionWorkers final : public QObject
{
    Q_OBJECT

public:
    struct Result
    {
        SessionJob job;
        KnownSession after;
    };
    using Results = std::vector<Result>;

    explicit SessionWorkers(QObject *parent = nullptr);
    ~SessionWorkers() override;

    /// Looks for the sessions at and below @p folder: ends in walked().
    void walk(const QString &folder, const std::shared_ptr<const ProtocolCatalog> &catalog,
              const SessionSettings &settings);
    /// Looks for what @p paths have to do with, as affectedSessions() does: ends in looked().
    void look(const QString &folder, const KnownSessions &known, const QStringList &paths,
              const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Ends in read(), unless stop() or withdraw() comes before.
    void read(SessionJob job);
    /// True while @p folder is to be read and no worker has begun.
    [[nodiscard]] bool isWaiting(const QString &folder) const { return m_queue.isWaiting(folder); }
    void setInSight(const QStringList &folders);
    /// As ReadingQueue::withdraw().
    [[nodiscard]] QStringList withdraw(const std::function<bool(const QString &)> &isNeedless);
    /// Of all that was asked for nothing is handed over any more.
    void stop();
    /// Gives free memory back.
    void trim();

Q_SIGNALS:
    void found(const std::vector<baton::SessionSummary> &rows);
    void walked(const QString &failure);
    void looked(const QStringList &paths, const baton::AffectedSessions &affected);
    void readDone(const baton::SessionWorkers::Results &results);

private:
    struct Inbox;

    void startWorker(bool isPrompt);
    void work(const SessionJob &job);
    void post(std::chrono::milliseconds pause, const std::function<void()> &put);
    void drain();

    std::unique_ptr<Inbox> m_inbox; ///< from the workers
    QTimer m_drainTimer;
    std::shared_ptr<std::atomic_bool> m_stop;
    ReadingQueue m_queue;
    // The workers are done before all else goes.
    QThreadPool m_walker;
    QThreadPool m_background;
    QThreadPool m_prompt; ///< reads nothing that nobody waits for
};

} // namespace baton
