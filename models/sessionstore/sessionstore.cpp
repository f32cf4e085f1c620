// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionstore.h"

#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>

#include <numeric>

namespace baton {

namespace {

/// True where who follows @p followed notices what happened to @p path, if that is of it at all.
bool isNoticed(const FollowedSession &followed, const QString &path)
{
    return followed.stamps.contains(path) || followed.quiet.contains(path)
        || !isAtOrBelow(path, followed.place.path);
}

} // namespace

SessionStore::SessionStore(std::shared_ptr<const ProtocolCatalog> protocols, QObject *parent)
    : SessionCache(std::move(protocols), parent)
{
    connect(&rechecks(), &RecheckSchedule::due, this, &SessionStore::lookAtDue);
    connect(&m_changes, &ChangedPaths::batchReady, this, [this](const QStringList &paths) {
        m_isLooking = true;
        workers().look(m_folder, all(), paths, catalog());
    });
    connect(&workers(), &SessionWorkers::found, this, &SessionStore::takeRows);
    connect(&workers(), &SessionWorkers::walked, this, &SessionStore::endWalk);
    connect(&workers(), &SessionWorkers::looked, this, &SessionStore::takeTouched);
}

void SessionStore::setIndex(const DatabaseAddress &address)
{
    m_index = std::make_shared<BackgroundIndex>(address, [this](const QString &notice) {
        QMetaObject::invokeMethod(
            this, [this, notice] { Q_EMIT indexNoticed(notice); }, Qt::QueuedConnection);
    });
    workers().setIndex(m_index);
}

void SessionStore::setInSight(const QObject *view, const QStringList &folders)
{
    if (!m_inSight.contains(view)) {
        connect(view, &QObject::destroyed, this, [this, view] { m_inSight.remove(view); });
    }
    m_inSight.insert(view, folders);
    workers().setInSight(inSight());
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
    beginSearch(m_folder);
    Q_EMIT started();
    tellOpen();
    workers().walk(m_folder, catalog(), settings());
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

/// Forgets sessions that only a search found. Followed and shown ones stay.
void SessionStore::forgetFound()
{
    m_folder.clear();
    m_changes.clear();
    m_isFinding = false;
    m_isComplete = false;
    keepNeeded();
    stopWork();
}

/// Announces the sessions of tabs, which stay in the list after each search.
void SessionStore::tellOpen()
{
    std::vector<SessionSummary> rows;
    for (const KnownSession &one : all()) {
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
    m_changes.pause();
    m_isWalking = false;
    m_isLooking = false;
    QStringList dropped;
    for (const auto &[folder, isForced] : workers().stop().asKeyValueRange()) {
        const KnownSession *one = known(folder);
        one && !one->followed.expired() ? request(folder, Cause::Followed, isForced)
                                        : dropped.append(folder);
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
    if (m_isFinding && !m_isWalking && sessionsRead() == sessionsFound()) {
        end();
    }
}

void SessionStore::end()
{
    m_isComplete = m_isComplete && sessionsRead() == sessionsFound();
    m_isFinding = false;
    endSearch();
    if (m_index) {
        m_index->flush();
    }
    workers().trim();
    lookForChanges();
    Q_EMIT progressChanged();
    Q_EMIT finished();
}

void SessionStore::takeRows(const std::vector<SessionSummary> &rows)
{
    std::vector<SessionSummary> news;
    std::vector<SessionSummary> others;
    for (const SessionSummary &row : rows) {
        KnownSession known = all().value(row.place.path);
        const bool isRead = known.isRead(); // by somebody who shows it
        known.place = row.place;
        known.summary = isRead ? known.summary : std::make_shared<const SessionSummary>(row);
        known.isListed = true;
        (isRead ? others : news).push_back(*known.summary);
        put(known);
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
        if (m_isFinding && one && one->isListed && !one->isRead() && !isReading(folder)) {
            request(folder, Cause::Found);
        }
    }
}

void SessionStore::resultsTaken()
{
    if (m_index && !m_isFinding) {
        m_index->flush();
    }
    Q_EMIT progressChanged();
    finishIfDone();
    lookForChanges();
}

/// A queue is read only if its file was written.
void SessionStore::lookAtDue(const QStringList &folders)
{
    QStringList queues;
    for (const QString &folder : folders) {
        const KnownSession *one = known(folder);
        if (one && !one->isNeeded()) {
            remove(folder);
        } else if (one && one->place.isQueue()) {
            queues.append(folder);
        } else if (one) {
            look(folder, true);
        }
    }
    touch(queues);
}

void SessionStore::setFollowsQueues(bool isOn)
{
    if (followsQueues() != isOn) {
        rechecks().setFollowsQueues(isOn);
        Q_EMIT followsQueuesChanged(isOn);
        Q_EMIT progressChanged();
    }
}

void SessionStore::touch(const QStringList &paths)
{
    if (!m_folder.isEmpty()) {
        m_changes.add(paths);
        lookForChanges();
    }
}

/// Handles changed paths. During a search they wait, because the session may not be known yet.
void SessionStore::lookForChanges()
{
    if (!m_isFinding && !m_isLooking && !workers().queue().hasChanges()) {
        m_changes.proceed();
    }
}

void SessionStore::takeTouched(const QStringList &paths, const AffectedSessions &affected)
{
    m_isLooking = false;
    readAbove(affected.gone, false);
    std::ranges::for_each(affected.gone, [this](const QString &folder) { remove(folder); });
    for (const SessionLocation &place : affected.present) {
        KnownSession known = all().value(place.path);
        known.place = place;
        known.isListed = known.isListed || isAtOrBelow(place.path, m_folder);
        const auto followed = known.followed.lock();
        const bool isForced =
            followed && !std::ranges::all_of(paths, [&followed](const QString &path) {
                return isNoticed(*followed, path);
            });
        put(known);
        request(place.path, Cause::Changed, isForced);
    }
    if (!affected.gone.isEmpty()) {
        Q_EMIT gone(affected.gone);
        Q_EMIT progressChanged();
    }
    lookForChanges();
}

void SessionStore::readAnew()
{
    QStringList listed;
    for (const KnownSession &one : all()) {
        if (one.isListed) {
            listed.append(one.place.path);
        }
        if (!one.isListed || !one.followed.expired()) {
            look(one.place.path, true); // read immediately
        }
    }
    touch(listed);
}

std::shared_ptr<const FollowedSession> SessionStore::follow(const SessionLocation &place)
{
    KnownSession one = all().value(place.path);
    std::shared_ptr<const FollowedSession> followed = one.followed.lock();
    if (!followed) {
        FollowedSession first;
        first.place = place;
        first.kept.state = one.state;
        followed = std::make_shared<const FollowedSession>(std::move(first));
        one.place = place;
        one.followed = followed;
        put(one);
        request(place.path, Cause::Followed);
    }
    return followed;
}

void SessionStore::look(const QString &folder, bool isForced)
{
    if (known(folder)) {
        request(folder, Cause::Changed, isForced);
    }
}

SessionStore::Sessions SessionStore::readWhole(const std::vector<SessionLocation> &places)
{
    beginShowing();
    Sessions whole;
    for (const SessionLocation &place : places) {
        KnownSession one = all().value(place.path);
        // Nobody tells of changes of others.
        const bool isCurrent = one.isListed || !one.followed.expired();
        whole.push_back(isCurrent ? one.session.lock() : nullptr);
        if (!whole.back()) {
            one.place = one.isListed ? one.place : place;
            put(one);
            request(place.path, Cause::Shown);
        }
    }
    return whole;
}

void SessionStore::setOpen(const std::shared_ptr<const Session> &session)
{
    KnownSession one = all().value(session->summary.place.path);
    one.place = session->summary.place;
    one.summary = std::make_shared<const SessionSummary>(session->summary);
    one.session = session;
    one.open = session;
    one.isListed = true;
    put(one);
    Q_EMIT counted({session->summary});
    Q_EMIT read({session});
    Q_EMIT progressChanged();
}

void SessionStore::setClosed(const QString &path)
{
    const KnownSession *shown = known(path);
    if (!shown || !shown->open) {
        return;
    }
    KnownSession one = *shown;
    one.open.reset();
    one.stamp.clear();
    put(one);
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
    const QStringList dropped = workers().queue().withdraw(folders);
    readUnread(dropped);
    Q_EMIT withdrawn(dropped);
}

} // namespace baton
