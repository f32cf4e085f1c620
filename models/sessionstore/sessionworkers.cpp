// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionworkers.h"

#include "models/core/memorytrim.h"
#include "models/index/database/indexedwalk.h"
#include "models/session/building/statesummary.h"

#include <QThread>

#include <deque>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenBatches = 40ms;
constexpr auto whileMoreWait = 2ms;
constexpr size_t sessionsOfABatch = 100;

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

/// Results that workers hand over.
struct SessionWorkers::Inbox
{
    QMutex mutex;
    std::deque<SessionSummary> rows;
    std::deque<SessionResult> results;
    std::vector<SessionResult> stored; ///< of the index, for those that still wait to be read
    std::optional<bool> isComplete;    ///< of the walk, once that is over
    QStringList problems;              ///< of the walk
    bool isAnnounced = false;

    [[nodiscard]] bool isEmpty() const { return rows.empty() && results.empty(); }
};

SessionWorkers::SessionWorkers(QObject *parent)
    : QObject(parent)
    , m_inbox(std::make_unique<Inbox>())
    , m_batchPause(betweenBatches)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_walker.setMaxThreadCount(1);
    m_walker.setThreadPriority(QThread::LowPriority);
    m_pool.setThreadPriority(QThread::LowPriority);
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
    m_queue.setHoldingBack(m_batchPause.load() > 0ms); // rows come before they are read
    m_files = m_index ? std::make_shared<SessionFiles>() : nullptr;
    m_walker.start([this, stop = m_stop, index = m_index, folder, catalog, settings] {
        const std::unique_ptr<IndexRevision> revision =
            index ? index->revision(folder, *catalog, settings) : nullptr;
        QHash<QString, SessionLocation> places;
        QStringList problems;
        const auto take = [&](const SessionLocation &place, const StoredSession *stored) {
            SessionSummary row =
                stored ? unread(stored->summary) : unreadSummary(place, *catalog, settings);
            if (stored) {
                places.insert(place.path, place);
            } else if (revision) {
                revision->addChanged(row);
            }
            post(m_batchPause, *stop, [&] { m_inbox->rows.push_back(std::move(row)); });
        };
        const Outcome outcome =
            walkIndexed(folder, *catalog, revision.get(), *stop, take,
                        [&problems](const QString &problem) { problems.append(problem); });
        if (!outcome) {
            problems.append(outcome.error());
        }
        std::vector<SessionResult> known;
        if (revision && outcome && !*stop) {
            const IndexRevision::Rest rest = revision->rest();
            index->keep(rest);
            for (const QString &path : rest.current) {
                SessionResult result;
                result.job.before.place = places.value(path);
                result.summary =
                    std::make_shared<const SessionSummary>(revision->stored(path).summary);
                result.isStored = true;
                known.push_back(std::move(result));
            }
        }
        post(m_batchPause, *stop, [&] {
            m_inbox->stored = std::move(known);
            m_inbox->problems = std::move(problems);
            m_inbox->isComplete = outcome.isOk();
        });
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

void SessionWorkers::setInSight(const QStringList &folders)
{
    m_queue.setInSight(folders);
    wake();
}

void SessionWorkers::start(SessionJob job)
{
    job.stop = m_stop;
    job.index = m_index;
    job.files = job.cause == SessionJob::Cause::Found ? m_files : nullptr;
    m_queue.put(std::move(job));
    wake();
}

/// A worker takes jobs until none is left. One that works already may be about to end, so only
/// those that have not begun spare another one.
void SessionWorkers::wake()
{
    if (m_woken.load() >= m_pool.maxThreadCount()) {
        return;
    }
    ++m_woken;
    m_pool.start([this] {
        --m_woken;
        while (const std::optional<SessionJob> first = m_queue.take()) {
            if (!*first->stop) {
                work(*first);
            }
        }
    });
}

QHash<QString, bool> SessionWorkers::stop()
{
    *m_stop = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    QHash<QString, bool> pending = m_queue.clear();
    m_queue.setHoldingBack(false);
    m_drainTimer.stop();
    const QMutexLocker lock(&m_inbox->mutex);
    m_inbox->rows.clear();
    m_inbox->results.clear();
    m_inbox->stored.clear();
    m_inbox->isComplete.reset();
    m_inbox->problems.clear();
    m_inbox->isAnnounced = false;
    return pending;
}

void SessionWorkers::trim()
{
    m_walker.start(trimMemory);
}

/// Does @p job, on a worker.
void SessionWorkers::work(const SessionJob &job)
{
    SessionResult result = readAgain(job);
    post(job.cause == SessionJob::Cause::Found ? m_batchPause.load() : 0ms, *job.stop,
         [&] { m_inbox->results.push_back(std::move(result)); });
}

/// Called on a worker: calls @p put under the lock, and wakes the owner unless it knows already.
void SessionWorkers::post(std::chrono::milliseconds pause, const std::atomic_bool &stop,
                          const std::function<void()> &put)
{
    const QMutexLocker lock(&m_inbox->mutex);
    if (stop) {
        return;
    }
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
    std::vector<SessionResult> results;
    std::optional<bool> isComplete;
    QStringList problems;
    {
        const QMutexLocker lock(&m_inbox->mutex);
        rows = batchOf(m_inbox->rows);
        if (m_inbox->rows.empty() && rows.empty()) { // all of them wait to be read by now
            isComplete = std::exchange(m_inbox->isComplete, {});
            problems = std::exchange(m_inbox->problems, {});
            for (SessionResult &known : std::exchange(m_inbox->stored, {})) {
                if (m_queue.takeFound(known.job.before.place.path)) {
                    m_inbox->results.push_back(std::move(known));
                }
            }
        }
        results = batchOf(m_inbox->results);
        m_inbox->isAnnounced = !m_inbox->isEmpty() || m_inbox->isComplete;
        if (m_inbox->isAnnounced) {
            m_drainTimer.start(whileMoreWait);
        }
    }
    // Whoever is told may stop it.
    if (!rows.empty()) {
        Q_EMIT found(rows);
    }
    if (!results.empty() && !*stop) {
        Q_EMIT read(results);
    }
    if (isComplete && !*stop) {
        m_queue.setHoldingBack(false);
        for (int i = 0; i < m_pool.maxThreadCount(); ++i) {
            wake();
        }
        Q_EMIT walked(*isComplete, problems);
    }
}

} // namespace baton
