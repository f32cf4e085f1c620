// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionstore.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/statesummary.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>

#include <numeric>

namespace baton {

namespace {

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
{
    m_settings.siblings = siblings(SiblingIndex::LookupScope::EachTime);
    connect(&m_rechecks, &RecheckSchedule::due, this, &SessionStore::lookAtDue);
    connect(&m_changes, &ChangedPaths::batchReady, this, [this](const QStringList &paths) {
        m_isLooking = true;
        m_workers.look(m_folder, m_known.all(), paths, m_catalog);
    });
    connect(&m_workers, &SessionWorkers::found, this, &SessionStore::takeRows);
    connect(&m_workers, &SessionWorkers::walked, this, &SessionStore::endWalk);
    connect(&m_workers, &SessionWorkers::looked, this, &SessionStore::takeTouched);
    connect(&m_workers, &SessionWorkers::read, this, &SessionStore::takeResults);
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
    m_changes.clear();
    m_rechecks.clear();
    m_isFinding = false;
    m_isComplete = false;
    for (const KnownSession &needed : m_known.takeNeeded()) {
        put(needed);
    }
    stopWork();
}

/// Those of tabs stay in the list, whatever is looked for.
void SessionStore::tellOpen()
{
    std::vector<SessionSummary> rows;
    for (const KnownSession &one : m_known.all()) {
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
    for (const auto &[folder, isForced] : m_workers.stop().asKeyValueRange()) {
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
    m_foundSiblings.reset();
    if (m_index) {
        m_index->flush();
    }
    m_workers.trim();
    lookForChanges();
    Q_EMIT progressChanged();
    Q_EMIT finished();
}

void SessionStore::request(const QString &folder, Cause cause, bool isForced)
{
    const KnownSession one = m_known.all().value(folder);
    if (one.open) {
        return; // its tab reads it
    }
    SessionJob job{one, cause, isForced, one.followed.lock(), m_catalog, m_settings};
    job.root = m_folder;
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
        KnownSession known = m_known.all().value(row.place.path);
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
    lookForChanges();
}

bool SessionStore::take(const SessionResult &result)
{
    const SessionJob &job = result.job;
    const QString &folder = job.before.place.path;
    const std::optional<ReadingQueue::Request> again = m_workers.queue().finish(folder);
    if (!known(folder) || known(folder)->open) {
        return false;
    }
    KnownSession now = m_known.all().value(folder);
    now.place = result.summary->place;
    now.summary = result.summary;
    now.state = result.state;
    now.session = result.session;
    now.stamp = result.stamp;
    if (result.followed && !now.followed.expired()) {
        now.followed = result.followed;
    }
    put(now);
    m_readings += result.wasRead && !result.isStored ? 1 : 0;
    if (again && (again->cause != Cause::Shown || !result.session)) {
        request(folder, again->cause, again->isForced);
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
    for (const QString &above : m_known.ancestorsOf(folders)) {
        const std::shared_ptr<const FollowedSession> followed = known(above)->followed.lock();
        const bool isSeen =
            followed && std::ranges::all_of(folders, [&](const QString &folder) {
                return followed->stamps.contains(m_known.all().value(folder).place.stateFile);
            });
        request(above, Cause::ChildChanged, followed && (isForced || !isSeen));
    }
}

void SessionStore::put(const KnownSession &known)
{
    const bool mayFallSilent = known.summary && !m_settings.now.isValid();
    m_rechecks.put(known, mayFallSilent ? endOfLiveness(*known.summary, *m_catalog) : QDateTime());
    m_known.put(known);
}

void SessionStore::remove(const QString &folder)
{
    m_known.remove(folder);
    const KnownSession *left = known(folder);
    left ? put(*left) : m_rechecks.remove(folder);
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
        m_rechecks.setFollowsQueues(isOn);
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

/// Changes during a search are read once the session is known.
void SessionStore::lookForChanges()
{
    if (!m_isFinding && !m_isLooking && !m_workers.queue().hasChanges()) {
        m_changes.proceed();
    }
}

void SessionStore::takeTouched(const QStringList &paths, const AffectedSessions &affected)
{
    m_isLooking = false;
    readAbove(affected.gone, false);
    std::ranges::for_each(affected.gone, [this](const QString &folder) { remove(folder); });
    for (const SessionLocation &place : affected.present) {
        KnownSession known = m_known.all().value(place.path);
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
    for (const KnownSession &one : m_known.all()) {
        if (one.isListed) {
            listed.append(one.place.path);
        }
        if (!one.isListed || !one.followed.expired()) {
            look(one.place.path, true); // at once
        }
    }
    touch(listed);
}

std::shared_ptr<const FollowedSession> SessionStore::follow(const SessionLocation &place)
{
    KnownSession one = m_known.all().value(place.path);
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
    m_shownSiblings = siblings(SiblingIndex::LookupScope::Once);
    Sessions whole;
    for (const SessionLocation &place : places) {
        KnownSession one = m_known.all().value(place.path);
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
    KnownSession one = m_known.all().value(session->summary.place.path);
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
    const QStringList dropped = m_workers.queue().withdraw(folders);
    readUnread(dropped);
    Q_EMIT withdrawn(dropped);
}

} // namespace baton
