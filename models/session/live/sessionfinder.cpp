// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/sessionfinder.h"

#include "models/core/memorytrim.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/building/previousread.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/summaryreader.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"

#include <QDir>
#include <QFileInfo>
#include <QMutex>
#include <QThread>

#include <deque>
#include <map>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenBatches = 40ms;
constexpr size_t placesOfATask = 16;
constexpr size_t sessionsOfABatch = 200;

} // namespace

/// What the workers of one search share with the finder.
struct SessionFinder::Run
{
    std::atomic_bool stop = false;
    QMutex mutex;
    std::map<int, std::vector<SessionSummary>> summaries; ///< by the number of the task
    int nextTask = 0;                                     ///< the next to hand over
    int tasks = 0;
    int pending = 0; ///< summaries and counts that are still to come
    std::deque<std::pair<SessionSummary, PreviousState>> counted;
    bool isAnnounced = false;

    /// Calls @p put under the lock; wakes @p finder unless it knows already.
    void post(SessionFinder *finder, const std::function<void()> &put)
    {
        const QMutexLocker lock(&mutex);
        put();
        if (!std::exchange(isAnnounced, true)) {
            QMetaObject::invokeMethod(
                finder,
                [finder, this] {
                    if (finder->m_run.get() == this && !finder->m_drainTimer.isActive()) {
                        finder->m_drainTimer.start(betweenBatches);
                    }
                },
                Qt::QueuedConnection);
        }
    }
};

SessionFinder::SessionFinder(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_changes(m_catalog)
{
    connect(&m_changes, &SessionUpdater::changed, this, &SessionFinder::takeChanges);
    // One core is left to the window.
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_pool.setThreadPriority(QThread::LowPriority);
    m_walker.setMaxThreadCount(1);
    m_walker.setThreadPriority(QThread::LowPriority);
    m_drainTimer.setSingleShot(true);
    connect(&m_drainTimer, &QTimer::timeout, this, &SessionFinder::drain);
}

SessionFinder::~SessionFinder()
{
    if (m_run) {
        m_run->stop = true;
    }
    m_walker.clear();
    m_walker.waitForDone();
    m_pool.clear();
    m_pool.waitForDone();
}

void SessionFinder::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    m_changes.setCatalog(m_catalog);
}

void SessionFinder::setSettings(const SessionSettings &settings)
{
    m_settings = settings;
    m_changes.setSettings(settings);
}

void SessionFinder::find(const QString &folder)
{
    if (m_isFinding) {
        end(End::Cancelled, {});
    }
    m_folder = folder;
    m_found = 0;
    m_read = 0;
    m_failure.clear();
    m_rows.clear();
    m_isComplete = false;
    m_isFinding = true;
    m_isWalking = true;
    m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::Once);
    m_changes.setRoots({QDir::cleanPath(QFileInfo(folder).absoluteFilePath())});
    m_changes.setWaiting(true); // what changes while it is searched is read once it is known
    startRun();
    Q_EMIT started();
    startWalk();
    Q_EMIT progressChanged();
}

void SessionFinder::cancel()
{
    if (m_isFinding) {
        end(End::Cancelled,
            tr("Stopped. %1 of %2 sessions were read.")
                .arg(QLocale().toString(m_read), QLocale().toString(m_found)));
    }
}

void SessionFinder::forget()
{
    cancel();
    m_folder.clear();
    m_found = 0;
    m_read = 0;
    m_rows.clear();
    m_isComplete = false;
    m_changes.setRoots({});
}

/// What the workers of an earlier search still find is dropped with it.
void SessionFinder::startRun()
{
    if (m_run) {
        m_run->stop = true;
    }
    m_pool.clear();
    m_drainTimer.stop();
    m_run = std::make_shared<Run>();
}

/// Sessions are read while others are still looked for.
void SessionFinder::startWalk()
{
    m_walker.start(
        [this, run = m_run, folder = m_folder, catalog = m_catalog, settings = m_settings] {
            std::vector<SessionLocation> task;
            const auto flush = [&] {
                const QMutexLocker lock(&run->mutex);
                ++run->pending;
                auto readTask = [this, run, number = run->tasks++, places = std::exchange(task, {}),
                                 catalog, settings] {
                    std::vector<SessionSummary> summaries;
                    for (const SessionLocation &place : places) {
                        if (run->stop) {
                            return;
                        }
                        summaries.push_back(readRow(place, *catalog, settings));
                    }
                    run->post(this, [&] { run->summaries.insert({number, std::move(summaries)}); });
                };
                m_pool.start(std::move(readTask), 1); // before what waits to be counted
            };
            const Outcome outcome =
                walkSessions(folder, *catalog, run->stop, [&](const SessionLocation &place) {
                    task.push_back(place);
                    if (task.size() >= placesOfATask) {
                        flush();
                    }
                });
            if (!task.empty() && !run->stop) {
                flush();
            }
            const QString reason = outcome.isOk() ? QString() : outcome.error();
            QMetaObject::invokeMethod(
                this, [this, run, reason] { endWalk(run, reason); }, Qt::QueuedConnection);
        });
}

void SessionFinder::endWalk(const std::shared_ptr<Run> &run, const QString &reason)
{
    if (m_run == run) {
        m_isWalking = false;
        m_failure = reason;
        drain();
    }
}

void SessionFinder::startCounting(const std::vector<SessionSummary> &sessions)
{
    {
        const QMutexLocker lock(&m_run->mutex);
        m_run->pending += static_cast<int>(sessions.size());
    }
    for (const SessionSummary &summary : sessions) {
        m_pool.start(
            [this, run = m_run, place = summary.place, catalog = m_catalog, settings = m_settings] {
                if (run->stop) {
                    return;
                }
                SessionReadResult whole = readKeeping(place, *catalog, settings, {}, &run->stop);
                const bool isAlive = whole.session.summary.liveness == Liveness::Alive;
                run->post(this, [&] {
                    run->counted.emplace_back(std::move(whole.session.summary),
                                              isAlive ? std::move(whole.state) : PreviousState());
                });
            });
    }
}

/// Takes a batch over from the workers; comes back for what is left after other events had a turn.
void SessionFinder::drain()
{
    const std::shared_ptr<Run> run = m_run;
    std::vector<SessionSummary> news;
    std::vector<SessionSummary> counts;
    bool isMore = false;
    {
        const QMutexLocker lock(&run->mutex);
        auto next = run->summaries.find(run->nextTask);
        while (next != run->summaries.end() && news.size() < sessionsOfABatch) {
            std::ranges::move(next->second, std::back_inserter(news));
            run->summaries.erase(next);
            --run->pending;
            next = run->summaries.find(++run->nextTask);
        }
        const size_t count = std::min(run->counted.size(), sessionsOfABatch);
        const auto last = run->counted.begin() + static_cast<ptrdiff_t>(count);
        for (auto one = run->counted.begin(); one != last; ++one) {
            m_changes.know(one->first, one->second);
            counts.push_back(std::move(one->first));
        }
        run->counted.erase(run->counted.begin(), last);
        run->pending -= static_cast<int>(count);
        isMore = next != run->summaries.end() || !run->counted.empty();
        run->isAnnounced = isMore;
    }
    m_found += static_cast<int>(news.size());
    m_read += static_cast<int>(counts.size());
    std::ranges::for_each(news, [this](const SessionSummary &one) { m_changes.know(one); });
    keep(news);
    keep(counts);
    if (m_isCounting) {
        startCounting(news);
    }
    if (isMore) {
        m_drainTimer.start(betweenBatches / 4);
    }
    if (!news.empty()) {
        Q_EMIT found(news);
    }
    if (!counts.empty()) {
        Q_EMIT counted(counts);
    }
    if (run == m_run) {
        Q_EMIT progressChanged();
        finishIfDone();
    }
}

void SessionFinder::keep(const std::vector<SessionSummary> &sessions)
{
    for (const SessionSummary &session : sessions) {
        m_rows.insert(session.place.path, session);
    }
}

std::vector<SessionSummary> SessionFinder::sessions() const
{
    return {m_rows.cbegin(), m_rows.cend()};
}

void SessionFinder::finishIfDone()
{
    if (!m_isFinding || m_isWalking) {
        return;
    }
    {
        const QMutexLocker lock(&m_run->mutex);
        if (m_run->pending > 0) {
            return;
        }
    }
    end(m_failure.isEmpty() ? End::Complete : End::Failed, m_failure);
}

void SessionFinder::end(End how, const QString &reason)
{
    m_isFinding = false;
    m_isWalking = false;
    m_isComplete = how == End::Complete;
    if (how == End::Cancelled) {
        startRun();
    }
    m_pool.start(trimMemory);
    m_changes.setWaiting(false);
    Q_EMIT progressChanged();
    Q_EMIT finished(how, reason);
}

void SessionFinder::takeChanges(const SessionUpdater::Sessions &present, const QStringList &gone)
{
    std::vector<SessionSummary> summaries;
    for (const auto &session : present) {
        summaries.push_back(session->summary);
    }
    keep(summaries);
    for (const QString &path : gone) {
        m_rows.remove(path);
    }
    m_found = m_changes.known();
    m_read = m_found;
    Q_EMIT this->gone(gone);
    Q_EMIT counted(summaries);
    Q_EMIT progressChanged();
}

} // namespace baton
