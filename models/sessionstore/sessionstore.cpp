// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionstore.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/statesummary.h"

#include <QDir>
#include <QFileInfo>

#include <numeric>

namespace baton {

namespace {

using namespace std::chrono_literals;
using Milliseconds = std::chrono::milliseconds;

constexpr auto changesSettle = 200ms;
constexpr auto longestTrust = 30min;
constexpr auto betweenLooksAtQueues = 5s;
constexpr qsizetype pathsOfAStep = 200;

bool isAtOrBelow(const QString &path, const QString &folder)
{
    return path.startsWith(folder) && (path.size() == folder.size() || path[folder.size()] == u'/');
}

std::shared_ptr<SiblingIndex> siblings(SiblingIndex::LookupScope scope)
{
    return std::make_shared<SiblingIndex>(scope);
}

/// True where who follows @p followed notices what happened to @p path, if that is of it at all.
bool isNoticed(const FollowedSession &followed, const QString &path)
{
    return followed.stamps.contains(path) || followed.quiet.contains(path)
        || !isAtOrBelow(path, followed.place.path);
}

} // namespace

SessionStore::SessionStore(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_pause(changesSettle)
{
    m_settings.siblings = siblings(SiblingIndex::LookupScope::EachTime);
    m_stepTimer.setSingleShot(true);
    m_lifeTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, &SessionStore::startStep);
    connect(&m_lifeTimer, &QTimer::timeout, this, &SessionStore::lookAtLives);
    connect(&m_queueTimer, &QTimer::timeout, this, &SessionStore::lookAtQueues);
    connect(&m_workers, &SessionWorkers::found, this, &SessionStore::takeRows);
    connect(&m_workers, &SessionWorkers::walked, this, &SessionStore::endWalk);
    connect(&m_workers, &SessionWorkers::looked, this, &SessionStore::takeTouched);
    connect(&m_workers, &SessionWorkers::read, this, &SessionStore::takeResults);
}

std::vector<SessionSummary> SessionStore::sessions() const
{
    std::vector<SessionSummary> all;
    for (const KnownSession &one : m_known) {
        if (one.isListed && one.summary) {
            all.push_back(*one.summary);
        }
    }
    return all;
}

const KnownSession *SessionStore::known(const QString &folder) const
{
    const auto one = m_known.constFind(folder);
    return one == m_known.cend() ? nullptr : &*one;
}

void SessionStore::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    m_settings.siblings = siblings(SiblingIndex::LookupScope::EachTime);
}

void SessionStore::setSettings(const SessionSettings &settings)
{
    const std::shared_ptr<SiblingIndex> known = m_settings.siblings;
    m_settings = settings;
    m_settings.siblings = known;
}

void SessionStore::setIndex(const DatabaseAddress &address)
{
    m_index = std::make_shared<BackgroundIndex>(address, [this](const QString &notice) {
        QMetaObject::invokeMethod(
            this, [this, notice] { Q_EMIT indexNoticed(notice); }, Qt::QueuedConnection);
    });
    m_workers.setIndex(m_index);
}

void SessionStore::setInSight(const QObject *view, const QStringList &folders)
{
    if (!m_inSight.contains(view)) {
        connect(view, &QObject::destroyed, this, [this, view] { m_inSight.remove(view); });
    }
    m_inSight.insert(view, folders);
    m_workers.setInSight(inSight());
    readUnread(inSight());
}

QStringList SessionStore::inSight() const
{
    return std::accumulate(m_inSight.cbegin(), m_inSight.cend(), QStringList());
}

void SessionStore::find(const QString &folder)
{
    forget();
    m_folder = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    m_isFinding = true;
    m_isWalking = true;
    m_problems.clear();
    m_foundSiblings = siblings(SiblingIndex::LookupScope::Once);
    Q_EMIT started();
    tellOpen();
    m_workers.walk(m_folder, m_catalog, m_settings);
    Q_EMIT progressChanged();
}

void SessionStore::cancel()
{
    if (m_isFinding) {
        stopWork();
        end();
    }
}

void SessionStore::forget()
{
    cancel();
    forgetFound();
}

/// Forgets the sessions that only a search found, not those that are followed or shown.
void SessionStore::forgetFound()
{
    m_folder.clear();
    m_touched.clear();
    m_queues.clear();
    m_isFinding = false;
    m_isComplete = false;
    m_found = 0;
    m_read = 0;
    for (auto one = m_known.begin(); one != m_known.end();) {
        one->isListed = one->open != nullptr;
        tally(*one, 1);
        one = one->isNeeded() ? std::next(one) : m_known.erase(one);
    }
    stopWork();
}

/// Those of tabs stay in the list, whatever is looked for.
void SessionStore::tellOpen()
{
    std::vector<SessionSummary> rows;
    for (const KnownSession &one : m_known) {
        if (one.open) {
            rows.push_back(*one.summary);
        }
    }
    if (!rows.empty()) {
        Q_EMIT counted(rows);
    }
}

void SessionStore::stopWork()
{
    m_workers.stop();
    m_stepTimer.stop();
    m_again.clear();
    m_isWalking = false;
    m_isLooking = false;
    QStringList dropped;
    for (const QString &folder : std::exchange(m_reading, {}).keys()) {
        const KnownSession *one = known(folder);
        one && !one->followed.expired() ? request(folder, Cause::Followed) : dropped.append(folder);
    }
    Q_EMIT withdrawn(dropped);
}

void SessionStore::endWalk(bool isComplete, const QStringList &problems)
{
    m_problems = problems;
    m_isWalking = false;
    m_isComplete = isComplete;
    Q_EMIT progressChanged();
    finishIfDone();
}

void SessionStore::finishIfDone()
{
    if (m_isFinding && !m_isWalking && m_read == m_found) {
        end();
    }
}

void SessionStore::end()
{
    m_isComplete = m_isComplete && m_read == m_found;
    m_isFinding = false;
    m_foundSiblings.reset();
    if (m_index) {
        m_index->flush();
    }
    m_workers.trim();
    scheduleStep();
    Q_EMIT progressChanged();
    Q_EMIT finished();
}

/// Has a session read, once more when its reading has begun already.
void SessionStore::request(const QString &folder, Cause cause)
{
    if (const KnownSession *one = known(folder); one && one->open) {
        return; // its tab reads it
    }
    if (m_reading.contains(folder) && !m_workers.queue().isWaiting(folder)) {
        m_again.insert(folder, std::min(cause, m_again.value(folder, cause)));
        return;
    }
    m_reading.insert(folder, std::min(cause, m_reading.value(folder, cause)));
    const KnownSession one = m_known.value(folder);
    SessionJob job{one, cause, m_forced.remove(folder), one.followed.lock(), m_catalog, m_settings};
    if (cause >= Cause::Shown) {
        job.settings.siblings = cause == Cause::Found ? m_foundSiblings : m_shownSiblings;
    }
    m_workers.start(std::move(job));
}

void SessionStore::takeRows(const std::vector<SessionSummary> &rows)
{
    std::vector<SessionSummary> news;
    std::vector<SessionSummary> others;
    for (const SessionSummary &row : rows) {
        KnownSession known = m_known.value(row.place.path);
        const bool isRead = known.isRead(); // by somebody who shows it
        known.place = row.place;
        known.summary = isRead ? known.summary : std::make_shared<const SessionSummary>(row);
        known.isListed = true;
        (isRead ? others : news).push_back(*known.summary);
        put(std::move(known));
        readUnread({row.place.path});
    }
    if (!news.empty()) {
        Q_EMIT found(news);
    }
    if (!others.empty()) {
        Q_EMIT counted(others);
    }
    Q_EMIT progressChanged();
}

void SessionStore::readUnread(const QStringList &folders)
{
    for (const QString &folder : folders) {
        const KnownSession *one = known(folder);
        if (m_isFinding && one && one->isListed && !one->isRead() && !m_reading.contains(folder)) {
            request(folder, Cause::Found);
        }
    }
}

void SessionStore::takeResults(const std::vector<SessionResult> &results)
{
    std::vector<SessionSummary> listed;
    Sessions whole;
    for (const SessionResult &result : results) {
        if (!take(result)) {
            continue; // it went meanwhile
        }
        if (result.wasRead && known(result.job.before.place.path)->isListed) {
            listed.push_back(*result.summary);
        }
        if (result.session) {
            whole.push_back(result.session);
        }
    }
    if (!listed.empty()) {
        Q_EMIT counted(listed);
    }
    if (!whole.empty()) {
        Q_EMIT read(whole);
    }
    if (m_index && !m_isFinding) {
        m_index->flush();
    }
    Q_EMIT progressChanged();
    finishIfDone();
    scheduleStep();
}

bool SessionStore::take(const SessionResult &result)
{
    const SessionJob &job = result.job;
    const QString &folder = job.before.place.path;
    m_reading.remove(folder);
    if (!known(folder) || known(folder)->open) {
        return false;
    }
    KnownSession now = m_known.value(folder);
    now.place = result.summary->place;
    now.summary = result.summary;
    now.state = result.state;
    now.session = result.session;
    now.stamp = result.stamp;
    if (result.followed && !now.followed.expired()) {
        now.followed = result.followed;
    }
    put(std::move(now));
    m_readings += result.wasRead && !result.isStored ? 1 : 0;
    if (const auto again = m_again.constFind(folder); again != m_again.cend()) {
        const Cause cause = *again;
        m_again.erase(again);
        if (cause != Cause::Shown || !result.session) {
            request(folder, cause);
        }
    }
    if (result.wasRead && job.cause == Cause::Changed) {
        readAbove({folder}, job.isForced);
    }
    return true;
}

/// Reads the sessions above @p folders. A followed one that sees its child's state is forced only
/// when @p isForced.
void SessionStore::readAbove(const QStringList &folders, bool isForced)
{
    for (const QString &above : ancestorsOf(m_known, folders)) {
        const std::shared_ptr<const FollowedSession> followed = known(above)->followed.lock();
        const bool isSeen =
            followed && std::ranges::all_of(folders, [&](const QString &folder) {
                return followed->stamps.contains(m_known.value(folder).place.stateFile);
            });
        if (followed && (isForced || !isSeen)) {
            m_forced.insert(above);
        }
        request(above, Cause::ChildChanged);
    }
}

void SessionStore::put(KnownSession known)
{
    watchLife(known);
    watchQueue(known);
    KnownSession &entry = m_known[known.place.path];
    tally(entry, -1);
    entry = std::move(known);
    tally(entry, 1);
}

/// One that is gone is known only to who follows it.
void SessionStore::remove(const QString &folder)
{
    KnownSession one = m_known.take(folder);
    m_queues.remove(folder);
    tally(one, -1);
    if (!one.followed.expired()) {
        one.isListed = false;
        m_known.insert(folder, one);
    }
}

void SessionStore::tally(const KnownSession &one, int sign)
{
    m_found += one.isListed && one.summary ? sign : 0;
    m_read += one.isListed && one.isRead() ? sign : 0;
}

/// Nothing changes on disk when one falls silent. What lives by a sign that does not count here is
/// looked at again after a while.
void SessionStore::watchLife(KnownSession &one)
{
    const bool mayFallSilent = one.summary && !m_settings.now.isValid();
    const QDateTime end = mayFallSilent ? endOfLiveness(*one.summary, *m_catalog) : QDateTime();
    one.due = {};
    if (end.isValid()) {
        const Milliseconds left = timeToLook(end);
        const Milliseconds time = left > 0ms ? left : longestTrust;
        one.due = QDateTime::currentDateTimeUtc().addDuration(time);
        if (!m_lifeTimer.isActive() || time < m_lifeTimer.remainingTimeAsDuration()) {
            m_lifeTimer.start(time);
        }
    }
}

void SessionStore::lookAtLives()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    Milliseconds next = longestTrust;
    bool isAny = false;
    for (const QString &folder : m_known.keys()) {
        KnownSession &one = m_known[folder];
        if (one.due.isValid() && one.due <= now) {
            one.due = {};
            one.isNeeded() ? look(folder, true) : remove(folder);
        } else if (one.due.isValid()) {
            isAny = true;
            next = std::min<Milliseconds>(next, one.due - now);
        }
    }
    if (isAny) {
        m_lifeTimer.start(next);
    }
}

/// A queue in a file is written without a change of its folder: its time and size are looked at.
void SessionStore::watchQueue(const KnownSession &one)
{
    if (one.place.isQueue() && one.isListed && !one.open && !isDatabaseUrl(one.place.path)) {
        m_queues.insert(one.place.path);
        if (m_followsQueues && !m_queueTimer.isActive()) {
            m_queueTimer.start(betweenLooksAtQueues);
        }
    } else {
        m_queues.remove(one.place.path);
    }
}

void SessionStore::setFollowsQueues(bool isOn)
{
    if (std::exchange(m_followsQueues, isOn) == isOn) {
        return;
    }
    if (isOn && !m_queues.isEmpty()) {
        m_queueTimer.start(betweenLooksAtQueues);
        lookAtQueues();
    } else {
        m_queueTimer.stop();
    }
    Q_EMIT followsQueuesChanged(isOn);
    Q_EMIT progressChanged();
}

void SessionStore::lookAtQueues()
{
    touch(m_queues.values());
    if (m_queues.isEmpty()) {
        m_queueTimer.stop();
    }
}

void SessionStore::touch(const QStringList &paths)
{
    if (!m_folder.isEmpty()) {
        m_touched.unite(QSet<QString>(paths.begin(), paths.end()));
        scheduleStep();
    }
}

/// Changes in quick succession are read together, and a session that changes all the time uses at
/// most half of a core. Changes during a search are read once the session is known.
void SessionStore::scheduleStep()
{
    const auto isOfStep = [](Cause cause) {
        return cause == Cause::Changed || cause == Cause::ChildChanged;
    };
    if (m_isFinding || m_isLooking || std::ranges::any_of(m_reading, isOfStep)) {
        return;
    }
    if (m_stepTime.isValid()) {
        m_pause = std::max<Milliseconds>(changesSettle, Milliseconds(m_stepTime.elapsed()));
        m_stepTime.invalidate();
    }
    if (!m_touched.isEmpty() && !m_stepTimer.isActive()) {
        m_stepTimer.start(m_pause);
    }
}

void SessionStore::startStep()
{
    QStringList paths(m_touched.begin(), m_touched.end());
    paths.resize(std::min(paths.size(), pathsOfAStep));
    m_touched.subtract(QSet<QString>(paths.begin(), paths.end()));
    m_isLooking = true;
    m_stepTime.start();
    m_workers.look(m_folder, m_known, paths, m_catalog);
}

void SessionStore::takeTouched(const QStringList &paths, const AffectedSessions &affected)
{
    m_isLooking = false;
    readAbove(affected.gone, false);
    std::ranges::for_each(affected.gone, [this](const QString &folder) { remove(folder); });
    for (const SessionLocation &place : affected.present) {
        KnownSession known = m_known.value(place.path);
        known.place = place;
        known.isListed = known.isListed || isAtOrBelow(place.path, m_folder);
        const auto followed = known.followed.lock();
        if (followed && !std::ranges::all_of(paths, [&followed](const QString &path) {
                return isNoticed(*followed, path);
            })) {
            m_forced.insert(place.path);
        }
        put(std::move(known));
        request(place.path, Cause::Changed);
    }
    if (!affected.gone.isEmpty()) {
        Q_EMIT gone(affected.gone);
        Q_EMIT progressChanged();
    }
    scheduleStep();
}

void SessionStore::readAnew()
{
    QStringList listed;
    for (auto one = m_known.cbegin(); one != m_known.cend(); ++one) {
        if (one->isListed) {
            listed.append(one.key());
        }
        if (!one->isListed || !one->followed.expired()) {
            look(one.key(), true); // at once
        }
    }
    touch(listed);
}

std::shared_ptr<const FollowedSession> SessionStore::follow(const SessionLocation &place)
{
    KnownSession one = m_known.value(place.path);
    std::shared_ptr<const FollowedSession> followed = one.followed.lock();
    if (!followed) {
        FollowedSession first;
        first.place = place;
        first.kept.state = one.state;
        followed = std::make_shared<const FollowedSession>(std::move(first));
        one.place = place;
        one.followed = followed;
        put(std::move(one));
        request(place.path, Cause::Followed);
    }
    return followed;
}

void SessionStore::look(const QString &folder, bool isForced)
{
    if (const KnownSession *one = known(folder)) {
        if (isForced && !one->followed.expired()) {
            m_forced.insert(folder);
        }
        request(folder, Cause::Changed);
    }
}

SessionStore::Sessions SessionStore::readWhole(const std::vector<SessionLocation> &places)
{
    m_shownSiblings = siblings(SiblingIndex::LookupScope::Once);
    Sessions whole;
    for (const SessionLocation &place : places) {
        KnownSession one = m_known.value(place.path);
        // Nobody tells of changes of others.
        const bool isCurrent = one.isListed || !one.followed.expired();
        whole.push_back(isCurrent ? one.session.lock() : nullptr);
        if (!whole.back()) {
            one.place = one.isListed ? one.place : place;
            put(std::move(one));
            request(place.path, Cause::Shown);
        }
    }
    return whole;
}

void SessionStore::setOpen(const std::shared_ptr<const Session> &session)
{
    KnownSession one = m_known.value(session->summary.place.path);
    one.place = session->summary.place;
    one.summary = std::make_shared<const SessionSummary>(session->summary);
    one.session = session;
    one.open = session;
    one.isListed = true;
    put(std::move(one));
    Q_EMIT counted({session->summary});
    Q_EMIT read({session});
    Q_EMIT progressChanged();
}

void SessionStore::setClosed(const QString &path)
{
    const auto one = m_known.find(path);
    if (one == m_known.end() || !one->open) {
        return;
    }
    one->open.reset();
    one->stamp.clear();
    if (!m_folder.isEmpty() && isAtOrBelow(path, m_folder)) {
        touch({path});
        return;
    }
    remove(path);
    Q_EMIT gone({path});
    Q_EMIT progressChanged();
}

void SessionStore::withdraw(const QStringList &folders)
{
    const QStringList dropped = m_workers.queue().withdraw(folders);
    for (const QString &folder : dropped) {
        m_reading.remove(folder);
    }
    readUnread(dropped);
    Q_EMIT withdrawn(dropped);
}

} // namespace baton
