// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/sessionrelations.h"

#include "models/session/building/restarts.h"

namespace baton {

void SessionRelations::add(const SessionSummary &session, const QStringList &names,
                           const QStringList &needs)
{
    const QString &folder = session.place.path;
    m_all.insert(folder, {names, session.parent});
    for (const QString &name : names) {
        m_named.insert(name, folder);
    }
    for (const QString &name : needs) {
        m_needing.insert(name, folder);
    }
    if (const QString work = workOf(session); !work.isEmpty()) {
        m_works.insert(work, folder);
    }
}

QSet<QString> SessionRelations::relatedTo(const SessionSummary &session,
                                          const QStringList &names) const
{
    QSet<QString> related;
    QStringList changed = names;
    for (const QString &name : names) {
        for (const QString &folder : m_named.values(name)) {
            related.insert(folder);
        }
    }
    if (const QString work = workOf(session); !work.isEmpty()) {
        for (const QString &folder : m_works.values(work)) {
            related.insert(folder);
            changed += m_all.value(folder).names;
        }
    }
    addAncestors(session.parent, related);
    addDependents(changed, related);
    return related;
}

void SessionRelations::addAncestors(QString parent, QSet<QString> &related) const
{
    QSet<QString> climbed;
    QStringList open{std::move(parent)};
    while (!open.isEmpty()) {
        const QString id = open.takeLast();
        if (id.isEmpty() || climbed.contains(id)) {
            continue;
        }
        climbed.insert(id);
        for (const QString &folder : m_named.values(id)) {
            related.insert(folder);
            open.append(m_all.value(folder).parent);
        }
    }
}

void SessionRelations::addDependents(QStringList names, QSet<QString> &related) const
{
    QSet<QString> done;
    while (!names.isEmpty()) {
        const QString name = names.takeLast();
        if (done.contains(name)) {
            continue;
        }
        done.insert(name);
        for (const QString &folder : m_needing.values(name)) {
            related.insert(folder);
            names += m_all.value(folder).names;
        }
    }
}

} // namespace baton
