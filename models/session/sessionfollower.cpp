// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/sessionfollower.h"

#include "models/protocol/catalog.h"
#include "models/session/siblingindex.h"
#include "models/session/summaryreader.h"

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto changesSettle = 120ms;
constexpr auto sizesSettle = 1s; ///< a log may grow with every moment

} // namespace

SessionFollower::SessionFollower(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::Looks::EachTime);
    m_pool.setMaxThreadCount(1);
    m_settleTimer.setSingleShot(true);
    m_lifeTimer.setSingleShot(true);
    connect(&m_settleTimer, &QTimer::timeout, this, &SessionFollower::startStep);
    connect(&m_lifeTimer, &QTimer::timeout, this, &SessionFollower::refresh);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &SessionFollower::noteChange);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &SessionFollower::noteFile);
}

SessionFollower::~SessionFollower()
{
    *m_stop = true;
    m_pool.clear();
    m_pool.waitForDone();
}

int SessionFollower::watched() const
{
    return static_cast<int>(m_watcher.files().size() + m_watcher.directories().size());
}

void SessionFollower::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::Looks::EachTime);
    refresh();
}

void SessionFollower::setSettings(const SessionSettings &settings)
{
    SessionSettings wanted = settings;
    wanted.siblings = m_settings.siblings;
    if (m_settings != wanted) {
        m_settings = wanted;
        refresh();
    }
}

void SessionFollower::follow(const SessionPlace &place)
{
    close();
    m_state.place = place;
    startStep();
}

void SessionFollower::refresh()
{
    if (m_state.place.path.isEmpty()) {
        return;
    }
    m_isStale = true;
    if (m_isReading) {
        noteChange();
    } else {
        startStep();
    }
}

void SessionFollower::close()
{
    *m_stop = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_settleTimer.stop();
    m_lifeTimer.stop();
    if (const QStringList paths = m_watcher.files() + m_watcher.directories(); !paths.isEmpty()) {
        m_watcher.removePaths(paths);
    }
    m_state = {};
    m_isReading = false;
    m_isChanged = false;
    m_isStale = false;
    m_unwatched = 0;
}

void SessionFollower::noteChange()
{
    settle(changesSettle);
}

void SessionFollower::noteFile(const QString &path)
{
    settle(m_quiet.contains(path) ? sizesSettle : changesSettle);
}

/// Waits no longer than @p time for what comes along with a change.
void SessionFollower::settle(std::chrono::milliseconds time)
{
    m_isChanged = true;
    const bool isSooner =
        m_settleTimer.isActive() && m_settleTimer.remainingTimeAsDuration() > time;
    if (!m_isReading && (isSooner || !m_settleTimer.isActive())) {
        m_settleTimer.start(time);
    }
}

void SessionFollower::startStep()
{
    m_isReading = true;
    m_isChanged = false;
    if (std::exchange(m_isStale, false)) {
        m_state.stamps.clear();
    }
    m_pool.start([this, stop = m_stop, state = m_state, catalog = m_catalog,
                  settings = m_settings]() mutable {
        FollowState after = followed(std::move(state), *catalog, settings, *stop);
        QMetaObject::invokeMethod(
            this,
            [this, stop, after = std::move(after)] {
                if (!*stop) {
                    take(after);
                }
            },
            Qt::QueuedConnection);
    });
}

void SessionFollower::take(const FollowState &state)
{
    m_isReading = false;
    const bool isNew = state.readAt != m_state.readAt;
    const bool isOther = state.session != m_state.session;
    const bool isElsewhere = state.watched != m_state.watched || state.quiet != m_state.quiet;
    m_state = state;
    // A file that was replaced is watched no more, although its path is.
    if (isElsewhere || isNew) {
        watch();
    }
    watchLife();
    // What came between reading and watching is seen by a second look.
    if (isNew || m_isChanged) {
        noteChange();
    }
    if (isOther) {
        Q_EMIT changed();
    }
}

/// Nothing changes on disk when a session falls silent: it is looked at when it is due.
void SessionFollower::watchLife()
{
    const QDateTime end = endOfLife(m_state.session->summary, *m_catalog);
    const std::chrono::milliseconds left = timeToLook(end);
    if (end.isValid() && !m_settings.now.isValid() && left > 0ms) {
        m_lifeTimer.start(left);
    } else {
        m_lifeTimer.stop();
    }
}

void SessionFollower::watch()
{
    const QStringList present = m_watcher.files() + m_watcher.directories();
    const QSet<QString> already(present.begin(), present.end());
    const QStringList &quiet = m_state.quiet;
    m_quiet = QSet<QString>(quiet.begin(), quiet.end());
    QStringList wanted = m_state.watched;
    QStringList fresh;
    for (const QString &path : std::as_const(wanted)) {
        if (!already.contains(path) && m_state.stamps.contains(path)) {
            fresh.append(path);
        }
    }
    for (const QString &path : quiet) {
        if (!already.contains(path)) {
            fresh.append(path);
        }
    }
    wanted += quiet;
    const QSet<QString> needed(wanted.begin(), wanted.end());
    QStringList gone;
    for (const QString &path : present) {
        if (!needed.contains(path)) {
            gone.append(path);
        }
    }
    if (!gone.isEmpty()) {
        m_watcher.removePaths(gone);
    }
    m_unwatched = fresh.isEmpty() ? 0 : static_cast<int>(m_watcher.addPaths(fresh).size());
}

} // namespace baton
