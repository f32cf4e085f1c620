// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionworkers.h"

#include "models/core/memorytrim.h"
#include "models/index/database/indexedwalk.h"
#include "models/session/building/statesummary.h"

#include <QThread>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto whileMoreWait = 2ms;
constexpr size_t sessionsOfABatch = 100;

/// The session at @p place as the index has it.
SessionResult storedResult(const SessionLocation &place, const StoredSession &stored)
{
    SessionResult result;
    result.job.before.place = place;
    result.summary = std::make_shared<const SessionSummary>(stored.summary);
    result.isStored = true;
    return result;
}

} // namespace

SessionWorkers::SessionWorkers(QObject *parent)
    : QObject(parent)
    , m_rows(sessionsOfABatch, whileMoreWait,
             [this](const std::vector<SessionSummary> &rows) {
                 Q_EMIT found(rows);
                 finishWalk();
             })
    , m_results(sessionsOfABatch, whileMoreWait,
                [this](const std::vector<SessionResult> &results) { Q_EMIT read(results); })
    , m_batchPause(m_rows.usualPause)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_walker.setMaxThreadCount(1);
    m_walker.setThreadPriority(QThread::LowPriority);
    m_pool.setThreadPriority(QThread::LowPriority);
}

SessionWorkers::~SessionWorkers()
{
    stop();
}

void SessionWorkers::walk(const QString &folder,
                          const std::shared_ptr<const ProtocolCatalog> &catalog,
                          const SessionSettings &settings)
{
    m_queue.setHoldingBack(m_batchPause.load() > 0ms); // rows are shown before sessions are read
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
            m_rows.push(std::move(row), *stop, m_batchPause);
        };
        const Outcome outcome =
            walkIndexed(folder, *catalog, revision.get(), *stop, take,
                        [&problems](const QString &problem) { problems.append(problem); });
        if (!outcome) {
            problems.append(outcome.error());
        }
        std::vector<SessionResult> stored;
        if (revision && outcome && !*stop) {
            const IndexRevision::Rest rest = revision->rest();
            index->keep(rest);
            for (const QString &path : rest.current) {
                stored.push_back(storedResult(places.value(path), revision->stored(path)));
            }
        }
        QMetaObject::invokeMethod(
            this,
            [this, stop,
             end = WalkEnd{outcome.isOk(), std::move(problems), std::move(stored)}]() mutable {
                if (!*stop) {
                    m_walkEnd = std::move(end);
                    finishWalk();
                }
            },
            Qt::QueuedConnection);
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

/// Starts a worker that takes jobs until none is left. A working one may be about to end, so only
/// workers that have not started yet make this unnecessary.
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
    m_rows.clear();
    m_results.clear();
    m_walkEnd.reset();
    return pending;
}

void SessionWorkers::trim()
{
    m_walker.start(trimMemory);
}

/// Carries out @p job on a worker.
void SessionWorkers::work(const SessionJob &job)
{
    SessionResult result = readAgain(job);
    m_results.push(std::move(result), *job.stop,
                   job.cause == SessionJob::Cause::Found ? m_batchPause.load() : 0ms);
}

/// Ends a finished walk after all its results were delivered.
void SessionWorkers::finishWalk()
{
    if (!m_walkEnd || !m_rows.isEmpty()) {
        return;
    }
    const std::shared_ptr<const std::atomic_bool> stop = m_stop;
    WalkEnd end = *std::exchange(m_walkEnd, {});
    for (SessionResult &known : end.stored) {
        if (m_queue.takeFound(known.job.before.place.path)) {
            m_results.push(std::move(known), *stop);
        }
    }
    m_results.deliver();
    if (*stop) { // a receiver stopped the work
        return;
    }
    m_queue.setHoldingBack(false);
    for (int i = 0; i < m_pool.maxThreadCount(); ++i) {
        wake();
    }
    Q_EMIT walked(end.isComplete, end.problems);
}

} // namespace baton
