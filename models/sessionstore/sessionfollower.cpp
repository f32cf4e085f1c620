// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionfollower.h"

#include "models/sessionstore/sessionstore.h"

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto filesSettle = 120ms;
constexpr auto sizesSettle = 1s; ///< longer, because a log may grow continuously

} // namespace

SessionFollower::SessionFollower(SessionStore &store, QObject *parent)
    : QObject(parent)
    , m_store(&store)
{
    m_settleTimer.setSingleShot(true);
    connect(&m_settleTimer, &QTimer::timeout, &store, [this] { m_store->look(m_folder); });
    connect(&store, &SessionStore::read, this, [this] {
        const KnownSession *known = m_store->known(m_folder);
        if (const auto now = known ? known->followed.lock() : nullptr; m_state && now != m_state) {
            take(now);
        }
    });
    connect(&m_watches, &LimitedWatcher::changed, this, &SessionFollower::noteFile);
    // A second look finds changes that happened between reading and watching.
    connect(&m_watches, &LimitedWatcher::watching, this, [this] { settle(filesSettle); });
}

SessionFollower::~SessionFollower()
{
    close();
}

std::shared_ptr<const Session> SessionFollower::session() const
{
    return m_state ? m_state->session : nullptr;
}

bool SessionFollower::isReading() const
{
    return m_store && m_store->isReading(m_folder);
}

bool SessionFollower::isIdle() const
{
    return !m_settleTimer.isActive() && m_watches.isSettled() && !isReading();
}

int SessionFollower::watched() const
{
    return static_cast<int>(m_wished.size()) - m_watches.unwatched();
}

void SessionFollower::follow(const SessionLocation &place)
{
    close();
    m_folder = place.path;
    m_state = m_store->follow(place);
    if (m_state->session) {
        QMetaObject::invokeMethod(
            this, [this] { m_state ? take(m_state) : void(); }, Qt::QueuedConnection);
    }
}

void SessionFollower::close()
{
    m_settleTimer.stop();
    m_watches.clear();
    m_wished.clear();
    const bool hasKept =
        m_state && !(m_state->kept.handoffs.empty() && m_state->kept.held.isEmpty());
    m_state.reset();
    if (const QString folder = std::exchange(m_folder, {}); m_store && hasKept) {
        m_store->look(folder); // versions that only the follower has kept no longer count
    }
}

void SessionFollower::noteFile(const QString &path)
{
    settle(m_quiet.contains(path) ? sizesSettle : filesSettle);
}

/// Starts the timer that joins changes, or shortens it to @p time.
void SessionFollower::settle(std::chrono::milliseconds time)
{
    const bool isLater =
        m_settleTimer.isActive() && m_settleTimer.remainingTimeAsDuration() <= time;
    if (!m_folder.isEmpty() && !isLater) { // else the change belongs to a session followed before
        m_settleTimer.start(time);
    }
}

void SessionFollower::take(std::shared_ptr<const FollowedSession> state)
{
    const auto before = std::exchange(m_state, std::move(state));
    const bool isFirst = before == m_state; // another follower has read it already
    const bool isNew = isFirst || before->readAt != m_state->readAt;
    // A replaced file must be watched again, although its path is the same.
    if (isNew || before->watched != m_state->watched || before->quiet != m_state->quiet) {
        watch();
    }
    if (isNew) {
        settle(filesSettle);
    }
    if (const QDateTime until = m_state->heldUntil(); until.isValid()) {
        settle(std::max<std::chrono::milliseconds>(filesSettle,
                                                   until - QDateTime::currentDateTimeUtc()));
    }
    if (isFirst || before->session != m_state->session) {
        Q_EMIT changed();
    }
}

/// Watches all paths again, because the watch of a replaced file has ended.
void SessionFollower::watch()
{
    const QStringList &quiet = m_state->quiet;
    m_quiet = QSet<QString>(quiet.begin(), quiet.end());
    QSet<QString> needed = m_quiet;
    std::vector<LimitedWatcher::Request> wishes;
    for (const QString &path : m_state->watched) {
        if (const auto stamp = m_state->stamps.constFind(path); stamp != m_state->stamps.cend()) {
            const bool isState = path == m_state->place.path || path == m_state->place.stateFile;
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
