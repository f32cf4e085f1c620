// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/sessionworkers.h"

#include "models/core/memorytrim.h"
#include "models/session/building/summaryreader.h"
#include "models/session/discovery/sessionwalk.h"

#include <QThread>

#include <deque>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenBatches = 40ms;
constexpr size_t sessionsOfABatch = 200;

/// Moves what makes a batch out of @p values.
template <typename T>
std::vector<T> batchOf(std::deque<T> &values)
{
    const auto last =
        values.begin() + static_cast<ptrdiff_t>(std::min(values.size(), sessionsOfABatch));
    std::vector<T> batch(std::make_move_iterator(values.begin()), std::make_move_iterator(last));
    values.erase(values.begin(), last);
    return batch;
}

} // namespace

/// What workers hand over.
struct SessionWorkers::Inbox
{
    QMutex mutex;
    std::deque<SessionSummary> rows;
    std::deque<Result> results;
    std::optional<QString> failure; ///< of the walk, once that is over
    bool isAnnounced = false;

    [[nodiscard]] bool isEmpty() const { return rows.empty() && results.empty(); }
};

SessionWorkers::SessionWorkers(QObject *parent)
    : QObject(parent)
    , m_inbox(std::make_unique<Inbox>())
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_walker.setMaxThreadCount(1);
    m_walker.setThreadPriority(QThread::LowPriority);
    // One core is left to the window and to what it waits for.
    m_background.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_background.setThreadPriority(QThread::LowPriority);
    m_prompt.setMaxThreadCount(1);
    m_drainTimer.setSingleShot(true);
    connect(&m_drainTimer, &QTimer::timeout, this, &SessionWorkers::drain);
}

SessionWorkers::~SessionWorkers()
{
    stop();
}

void SessionWorkers::walk(const QString &folder,
                          const std::shared_ptr<const ProtocolCatalog> &catalog,
                          const SessionSettings &settings)
{
    m_walker.start([this, stop = m_stop, folder, catalog, settings] {
        const auto put = [&](const std::function<void()> &work) {
            post(betweenBatches, [&] { *stop ? void() : work(); });
        };
        const Outcome outcome =
            walkSessions(folder, *catalog, *stop, [&](const SessionLocation &place) {
                SessionSummary row = readRow(place, *catalog, settings);
                put([&] { m_inbox->rows.push_back(std::move(row)); });
            });
        put([&] { m_inbox->failure = outcome.isOk() ? QString() : outcome.error(); });
    });
}

void SessionWorkers::look(const QString &folder, const KnownSessions &known,
                          const QStringList &paths,
                          const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    m_walker.start([this, stop = m_stop, folder, known, paths, catalog] {
        const AffectedSessions affected = affectedSessions({folder}, known, paths, *catalog);
        QMetaObject::invokeMethod(
            this,
            [this, stop, paths, affected] {
                if (!*stop) {
                    Q_EMIT looked(paths, affected);
                }
            },
            Qt::QueuedConnection);
    });
}

void SessionWorkers::read(SessionJob job)
{
    job.stop = m_stop;
    if (m_queue.put(std::move(job))) {
        startWorker(true);
    }
    startWorker(false);
}

void SessionWorkers::setInSight(const QStringList &folders)
{
    for (qsizetype waiting = m_queue.setInSight(folders); waiting > 0; --waiting) {
        startWorker(true);
    }
}

QStringList SessionWorkers::withdraw(const std::function<bool(const QString &)> &isNeedless)
{
    return m_queue.withdraw(isNeedless);
}

void SessionWorkers::stop()
{
    *m_stop = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_queue.clear();
    m_drainTimer.stop();
    const QMutexLocker lock(&m_inbox->mutex);
    m_inbox->rows.clear();
    m_inbox->results.clear();
    m_inbox->failure.reset();
    m_inbox->isAnnounced = false;
}

void SessionWorkers::trim()
{
    m_walker.start(trimMemory);
}

/// Each job that is put has a worker take the one that is first by then.
void SessionWorkers::startWorker(bool isPrompt)
{
    (isPrompt ? m_prompt : m_background).start([this, isPrompt] {
        if (const std::optional<SessionJob> job = m_queue.take(isPrompt)) {
            work(*job);
        }
    });
}

/// On a worker.
void SessionWorkers::work(const SessionJob &job)
{
    if (*job.stop) {
        return;
    }
    Result result{job, readAgain(job.before, job.isForced, *job.catalog, job.settings, *job.stop)};
    post(job.cause == SessionJob::Cause::Found ? betweenBatches : 0ms, [&] {
        if (!*job.stop) {
            m_inbox->results.push_back(std::move(result));
        }
    });
}

/// On a worker: calls @p put under the lock, and wakes the owner unless it knows already.
void SessionWorkers::post(std::chrono::milliseconds pause, const std::function<void()> &put)
{
    const QMutexLocker lock(&m_inbox->mutex);
    put();
    if (!std::exchange(m_inbox->isAnnounced, true) || pause == 0ms) {
        QMetaObject::invokeMethod(
            this,
            [this, pause] {
                if (!m_drainTimer.isActive() || pause == 0ms) {
                    m_drainTimer.start(pause);
                }
            },
            Qt::QueuedConnection);
    }
}

/// Takes a batch over from the workers; comes back for what is left after other events had a turn.
void SessionWorkers::drain()
{
    const std::shared_ptr<const std::atomic_bool> stop = m_stop;
    std::vector<SessionSummary> rows;
    Results results;
    std::optional<QString> failure;
    {
        const QMutexLocker lock(&m_inbox->mutex);
        rows = batchOf(m_inbox->rows);
        results = batchOf(m_inbox->results);
        if (m_inbox->rows.empty()) {
            failure = std::exchange(m_inbox->failure, {});
        }
        m_inbox->isAnnounced = !m_inbox->isEmpty();
        if (m_inbox->isAnnounced) {
            m_drainTimer.start(betweenBatches / 4);
        }
    }
    // Whoever is told may stop it.
    if (!rows.empty()) {
        Q_EMIT found(rows);
    }
    if (!results.empty() && !*stop) {
        Q_EMIT readDone(results);
    }
    if (failure && !*stop) {
        Q_EMIT walked(*failure);
    }
}

} // namespace baton
