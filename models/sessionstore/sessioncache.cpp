// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessioncache.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/siblingindex.h"
#include "models/session/building/statesummary.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

std::shared_ptr<SiblingIndex> siblings(SiblingIndex::LookupScope scope)
{
    return std::make_shared<SiblingIndex>(scope);
}

} // namespace

SessionCache::SessionCache(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
{
    m_settings.siblings = siblings(SiblingIndex::LookupScope::EachTime);
    connect(&m_workers, &SessionWorkers::read, this, &SessionCache::takeResults);
}

void SessionCache::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
    m_settings.siblings = siblings(SiblingIndex::LookupScope::EachTime);
}

void SessionCache::setSettings(const SessionSettings &settings)
{
    const std::shared_ptr<SiblingIndex> known = m_settings.siblings;
    m_settings = settings;
    m_settings.siblings = known;
}

void SessionCache::beginSearch(const QString &root)
{
    m_root = root;
    m_foundSiblings = siblings(SiblingIndex::LookupScope::Once);
}

void SessionCache::endSearch()
{
    m_foundSiblings.reset();
}

void SessionCache::beginShowing()
{
    m_shownSiblings = siblings(SiblingIndex::LookupScope::Once);
}

void SessionCache::keepNeeded()
{
    m_root.clear();
    m_rechecks.clear();
    for (const KnownSession &needed : m_known.takeNeeded()) {
        put(needed);
    }
}

void SessionCache::request(const QString &folder, Cause cause, bool isForced)
{
    const KnownSession one = m_known.all().value(folder);
    if (one.open) {
        return; // its tab reads it
    }
    SessionJob job{one, cause, isForced, one.followed.lock(), m_catalog, m_settings};
    job.root = m_root;
    if (cause >= Cause::Shown) {
        job.settings.siblings = cause == Cause::Found ? m_foundSiblings : m_shownSiblings;
    }
    m_workers.start(std::move(job));
}

void SessionCache::takeResults(const std::vector<SessionResult> &results)
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
    resultsTaken();
}

bool SessionCache::take(const SessionResult &result)
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

void SessionCache::readAbove(const QStringList &folders, bool isForced)
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

void SessionCache::put(const KnownSession &known)
{
    const bool mayFallSilent = known.summary && !m_settings.now.isValid();
    m_rechecks.put(known, mayFallSilent ? endOfLiveness(*known.summary, *m_catalog) : QDateTime());
    m_known.put(known);
}

void SessionCache::remove(const QString &folder)
{
    m_known.remove(folder);
    const KnownSession *left = known(folder);
    left ? put(*left) : m_rechecks.remove(folder);
}

} // namespace baton
