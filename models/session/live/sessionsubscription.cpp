// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/live/sessionsubscription.h"

#include "models/session/discovery/sessionlocator.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/live/sessionstore.h"

#include <QFileInfo>
#include <QtConcurrentRun>

namespace baton {

struct SessionSubscription::Found
{
    QStringList roots;
    std::vector<SessionLocation> places;
};

SessionSubscription::SessionSubscription(SessionStore &store, const QStringList &paths,
                                         QObject *parent)
    : QObject(parent)
    , m_store(&store)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    connect(&store, &SessionStore::read, this, &SessionSubscription::take);
    connect(&store, &SessionStore::gone, this, &SessionSubscription::drop);
    QtConcurrent::run([paths, stop = m_stop, catalog = store.catalog()] {
        Found found;
        const auto add = [&found](const SessionLocation &one) { found.places.push_back(one); };
        for (const QString &path : paths) {
            if (QFileInfo(path).isDir()) {
                found.roots.append(path);
                // A folder that cannot be listed holds nothing.
                (void)walkSessions(path, *catalog, *stop, add);
            } else if (const auto place = sessionAt(path, *catalog);
                       place.stateFile == path || !QFileInfo::exists(path)) {
                found.roots.append(place.path);
                add(place);
            }
        }
        return found;
    }).then(this, [this](const Found &found) { begin(found); });
}

SessionSubscription::~SessionSubscription()
{
    *m_stop = true;
    if (m_store) {
        m_store->releaseWhole(m_roots);
    }
}

void SessionSubscription::begin(const Found &found)
{
    m_roots = found.roots;
    m_store->keepWhole(m_roots);
    m_store->readWhole(found.places);
    for (const SessionLocation &place : found.places) {
        m_found.append(place.path);
        if (!m_store->known(place.path)->session) {
            m_pending.insert(place.path);
        }
    }
    if (m_pending.isEmpty() || *m_stop) {
        complete();
    }
}

void SessionSubscription::cancel()
{
    *m_stop = true;
    if (!m_pending.isEmpty()) {
        complete();
        m_store->releaseWhole(m_roots); // what waits is not read any more
        m_store->keepWhole(m_roots);
    }
}

void SessionSubscription::complete()
{
    m_isComplete = true;
    m_pending.clear();
    m_found.removeDuplicates();
    for (const QString &folder : std::exchange(m_found, {})) {
        if (const KnownSession *known = m_store->known(folder); known && known->session) {
            m_sessions.push_back(known->session);
        }
    }
    Q_EMIT changed();
}

bool SessionSubscription::isOfIt(const QString &folder) const
{
    return std::ranges::any_of(m_roots, [&folder](const QString &root) {
        return folder == root || folder.startsWith(root + u'/');
    });
}

void SessionSubscription::take(const QStringList &folders)
{
    bool isOther = false;
    for (const QString &folder : folders) {
        if (!isOfIt(folder)) {
            continue;
        }
        if (!m_isComplete) {
            m_found.append(folder);
            m_pending.remove(folder);
            isOther = m_pending.isEmpty();
            continue;
        }
        const std::shared_ptr<const Session> &now = m_store->known(folder)->session;
        const auto before = std::ranges::find(
            m_sessions, folder, [](const auto &one) { return one->summary.place.path; });
        if (before == m_sessions.end()) {
            m_sessions.push_back(now);
            isOther = true;
        } else if (*before != now) {
            isOther = isOther || **before != *now;
            *before = now;
        }
    }
    tell(isOther);
}

void SessionSubscription::drop(const QStringList &folders)
{
    const QSet<QString> gone(folders.begin(), folders.end());
    if (m_isComplete) {
        tell(std::erase_if(m_sessions,
                           [&gone](const auto &session) {
                               return gone.contains(session->summary.place.path);
                           })
             > 0);
    } else if (m_pending.intersects(gone)) {
        m_pending.subtract(gone);
        tell(m_pending.isEmpty());
    }
}

void SessionSubscription::tell(bool isOther)
{
    if (isOther && m_isComplete) {
        Q_EMIT changed();
    } else if (isOther) {
        complete();
    }
}

} // namespace baton
