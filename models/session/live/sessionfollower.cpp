// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/sessionfollower.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/summaryreader.h"

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto filesSettle = 120ms;
constexpr auto sizesSettle = 1s; ///< a log may grow with every moment

} // namespace

SessionFollower::SessionFollower(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::EachTime);
    m_pool.setMaxThreadCount(1);
    m_settleTimer.setSingleShot(true);
    m_lifeTimer.setSingleShot(true);
    connect(&m_settleTimer, &QTimer::timeout, this, &SessionFollower::startStep);
    connect(&m_lifeTimer, &QTimer::timeout, this, &SessionFollower::refresh);
    connect(&m_watches, &LimitedWatcher::changed, this, &SessionFollower::noteFile);
    // What came between reading and watching is seen by a second look.
    connect(&m_watches, &LimitedWatcher::watching, this, &SessionFollower::noteChange);
}

SessionFollower::~SessionFollower()
{
    *m_stop = true;
    m_pool.clear();
    m_pool.waitForDone();
}

int SessionFollower::watched() const
{
    return static_cast<int>(m_wished.size()) - m_watches.unwatched();
}

void SessionFollower::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    m_settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::EachTime);
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

void SessionFollower::follow(const SessionLocation &place)
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
    m_watches.clear();
    m_wished.clear();
    m_state = {};
    m_isReading = false;
    m_isChanged = false;
    m_isStale = false;
}

void SessionFollower::noteChange()
{
    settle(filesSettle);
}

void SessionFollower::noteFile(const QString &path)
{
    settle(m_quiet.contains(path) ? sizesSettle : filesSettle);
}

/// Waits no longer than @p time for what comes along with a change.
void SessionFollower::settle(std::chrono::milliseconds time)
{
    if (m_state.place.path.isEmpty()) {
        return; // told of what was followed before
    }
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
        FollowedSession after = followed(std::move(state), *catalog, settings, *stop);
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

void SessionFollower::take(const FollowedSession &state)
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
    if (isNew || m_isChanged) {
        noteChange();
    }
    if (const QDateTime until = m_state.heldUntil(); until.isValid()) {
        settle(std::max<std::chrono::milliseconds>(filesSettle,
                                                   until - QDateTime::currentDateTimeUtc()));
    }
    if (isOther) {
        Q_EMIT changed();
    }
}

/// Nothing changes on disk when a session falls silent: it is looked at when it is due.
void SessionFollower::watchLife()
{
    const QDateTime end = endOfLiveness(m_state.session->summary, *m_catalog);
    const std::chrono::milliseconds left = timeToLook(end);
    if (end.isValid() && !m_settings.now.isValid() && left > 0ms) {
        m_lifeTimer.start(left);
    } else {
        m_lifeTimer.stop();
    }
}

/// A file that was replaced is watched no more until it is wished for again.
void SessionFollower::watch()
{
    const QStringList &quiet = m_state.quiet;
    m_quiet = QSet<QString>(quiet.begin(), quiet.end());
    QSet<QString> needed = m_quiet;
    std::vector<LimitedWatcher::Request> wishes;
    for (const QString &path : std::as_const(m_state.watched)) {
        if (const auto stamp = m_state.stamps.constFind(path); stamp != m_state.stamps.cend()) {
            const bool isState = path == m_state.place.path || path == m_state.place.stateFile;
            wishes.push_back({path, isState ? LimitedWatcher::first : stamp->second});
            needed.insert(path);
        }
    }
    for (const QString &path : quiet) {
        wishes.push_back({path, 0});
    }
    const QSet<QString> gone = std::exchange(m_wished, needed) - needed;
    m_watches.remove(QStringList(gone.begin(), gone.end()));
    m_watches.add(std::move(wishes));
}

} // namespace baton
