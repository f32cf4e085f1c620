// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionsubscription.h"

#include "models/session/discovery/sessionlocator.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/sessionstore/sessionstore.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>
#include <QtConcurrentRun>

namespace baton {

SessionSubscription::SessionSubscription(SessionStore &store, const QStringList &paths,
                                         QObject *parent)
    : QObject(parent)
    , m_store(&store)
    , m_stop(std::make_shared<std::atomic_bool>(false))
    , m_roots(paths)
{
    connect(&store, &SessionStore::read, this, &SessionSubscription::take);
    connect(&store, &SessionStore::gone, this, &SessionSubscription::drop);
    connect(&store, &SessionStore::withdrawn, this, &SessionSubscription::askAgain);
    QtConcurrent::run([paths, stop = m_stop, catalog = store.catalog()] {
        std::vector<SessionLocation> found;
        const auto add = [&found](const SessionLocation &one) { found.push_back(one); };
        for (const QString &path : paths) {
            if (QFileInfo(path).isDir()) {
                // A folder that cannot be listed contains no sessions.
                (void)walkSessions(path, *catalog, *stop, add);
            } else if (const SessionLocation place = sessionAt(path, *catalog);
                       place.isQueue() || place.stateFile == path || !QFileInfo::exists(path)) {
                add(place);
            }
        }
        return found;
    }).then(this, [this](const std::vector<SessionLocation> &found) { begin(found); });
}

SessionSubscription::~SessionSubscription()
{
    blockSignals(true);
    cancel();
}

void SessionSubscription::begin(const std::vector<SessionLocation> &found)
{
    m_isFound = true;
    if (!*m_stop) {
        ask(found);
    }
    tell(m_pending.isEmpty());
}

void SessionSubscription::ask(const std::vector<SessionLocation> &places)
{
    const Sessions whole = m_store->readWhole(places);
    for (size_t i = 0; i < places.size(); ++i) {
        const QString &folder = places[i].path;
        if (!m_rows.contains(folder)) {
            m_rows.insert(folder, std::ssize(m_sessions));
            m_sessions.emplace_back();
        }
        m_sessions[static_cast<size_t>(m_rows.value(folder))] = whole[i];
        whole[i] ? void(m_pending.remove(folder)) : void(m_pending.insert(folder, places[i]));
    }
}

void SessionSubscription::cancel()
{
    *m_stop = true;
    const QStringList pending = std::exchange(m_pending, {}).keys();
    if (m_store && !pending.isEmpty()) {
        m_store->withdraw(pending);
        tell(true);
    }
}

bool SessionSubscription::isOfIt(const QString &folder) const
{
    return m_rows.contains(folder) || std::ranges::any_of(m_roots, [&folder](const QString &root) {
               return isAtOrBelow(folder, root);
           });
}

void SessionSubscription::take(const Sessions &sessions)
{
    bool isOther = false;
    for (const std::shared_ptr<const Session> &session : sessions) {
        const QString &folder = session->summary.place.path;
        if (!m_isFound || !isOfIt(folder)) {
            continue;
        }
        if (!m_rows.contains(folder)) {
            m_rows.insert(folder, std::ssize(m_sessions));
            m_sessions.emplace_back();
        }
        auto &row = m_sessions[static_cast<size_t>(m_rows.value(folder))];
        isOther = isOther || !row || *row != *session;
        row = session;
        m_pending.remove(folder);
    }
    tell(isOther && m_pending.isEmpty());
}

void SessionSubscription::drop(const QStringList &folders)
{
    bool isOther = false;
    for (const QString &folder : folders) {
        m_pending.remove(folder);
        if (const qsizetype row = m_rows.value(folder, -1); row >= 0) {
            m_sessions[static_cast<size_t>(row)].reset();
            isOther = true;
        }
    }
    tell(isOther && m_pending.isEmpty());
}

void SessionSubscription::askAgain(const QStringList &folders)
{
    std::vector<SessionLocation> places;
    for (const QString &folder : folders) {
        if (const auto place = m_pending.constFind(folder); place != m_pending.cend()) {
            places.push_back(*place);
        }
    }
    if (!places.empty()) {
        ask(places);
        tell(m_pending.isEmpty());
    }
}

void SessionSubscription::tell(bool isOther)
{
    if (isOther && m_isFound) {
        std::erase(m_sessions, nullptr); // removed, or cancelled before they were read
        m_rows.clear();
        for (size_t i = 0; i < m_sessions.size(); ++i) {
            m_rows.insert(m_sessions[i]->summary.place.path, static_cast<qsizetype>(i));
        }
        m_isComplete = true;
        Q_EMIT changed();
    }
}

} // namespace baton
