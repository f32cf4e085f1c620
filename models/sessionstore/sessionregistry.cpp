// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionregistry.h"

#include <QSet>

namespace baton {

const KnownSession *SessionRegistry::find(const QString &folder) const
{
    const auto one = m_all.constFind(folder);
    return one == m_all.cend() ? nullptr : &*one;
}

std::vector<SessionSummary> SessionRegistry::listed() const
{
    std::vector<SessionSummary> listed;
    for (const KnownSession &one : m_all) {
        if (one.isListed && one.summary) {
            listed.push_back(*one.summary);
        }
    }
    return listed;
}

QStringList SessionRegistry::ancestorsOf(const QStringList &folders) const
{
    QStringList open;
    for (const QString &folder : folders) {
        const KnownSession *child = find(folder);
        if (child && child->summary && !child->summary->parent.isEmpty()) {
            open.append(child->summary->parent);
        }
    }
    if (open.isEmpty()) {
        return {};
    }
    QMultiHash<QString, QString> named;
    for (auto one = m_all.cbegin(); one != m_all.cend(); ++one) {
        if (one->summary) {
            named.insert(one->summary->id, one.key());
        }
    }
    QStringList ancestors;
    QSet<QString> done(folders.begin(), folders.end());
    QSet<QString> climbed;
    while (!open.isEmpty()) {
        const QString id = open.takeLast();
        if (id.isEmpty() || climbed.contains(id)) {
            continue;
        }
        climbed.insert(id);
        for (const QString &path : named.values(id)) {
            open.append(m_all.value(path).summary->parent);
            if (!done.contains(path)) {
                done.insert(path);
                ancestors.append(path);
            }
        }
    }
    return ancestors;
}

void SessionRegistry::put(KnownSession session)
{
    KnownSession &entry = m_all[session.place.path];
    tally(entry, -1);
    entry = std::move(session);
    tally(entry, 1);
}

void SessionRegistry::remove(const QString &folder)
{
    KnownSession one = m_all.take(folder);
    tally(one, -1);
    if (!one.followed.expired()) {
        one.isListed = false;
        m_all.insert(folder, one);
    }
}

std::vector<KnownSession> SessionRegistry::takeNeeded()
{
    m_found = 0;
    m_read = 0;
    m_open = 0;
    std::vector<KnownSession> needed;
    for (KnownSession &one : std::exchange(m_all, {})) {
        one.isListed = one.open != nullptr;
        if (one.isNeeded()) {
            needed.push_back(std::move(one));
        }
    }
    return needed;
}

void SessionRegistry::tally(const KnownSession &one, int sign)
{
    m_found += one.isListed && one.summary ? sign : 0;
    m_read += one.isListed && one.isRead() ? sign : 0;
    m_open += one.isListed && one.open ? sign : 0;
}

} // namespace baton
