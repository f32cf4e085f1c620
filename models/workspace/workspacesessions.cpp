// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacesessions.h"

#include "models/session/building/statesummary.h"

namespace baton {

namespace {

/// The title of the layout of a run without a state; empty if it is not a run.
QString titleOfRun(const SessionSummary &session, const ProtocolCatalog &catalog)
{
    const auto [pack, layout] = layoutOf(session.place, catalog);
    const bool isRun = session.isOneRun && session.status != RunStatus::Unknown;
    if (pack == nullptr || !isRun || !session.place.stateFile.isEmpty()) {
        return {};
    }
    return layout != nullptr      ? layout->title
        : !pack->sessions.empty() ? pack->sessions.front().title
                                  : pack->title;
}

} // namespace

QSet<QString> WorkspaceSessions::insert(const std::vector<SessionSummary> &sessions,
                                        const ProtocolCatalog &catalog)
{
    QSet<QString> moved;
    for (const SessionSummary &session : sessions) {
        const SessionLocation &place = session.place;
        if (place.isQueue()) {
            continue; // the tree shows documents
        }
        m_sessions.insert(place.path, std::make_shared<const SessionSummary>(session));
        if (!place.stateFile.isEmpty()) {
            m_stateFolders.insert(place.stateFile, place.path);
        }
        const QString before = m_runs.value(place.path);
        const QString title =
            session.status == RunStatus::NotRead ? before : titleOfRun(session, catalog);
        if (before != title) {
            moved.insert(place.path);
            title.isEmpty() ? void(m_runs.remove(place.path))
                            : void(m_runs.insert(place.path, title));
        }
    }
    return moved;
}

WorkspaceSessions::Summary WorkspaceSessions::take(const QString &folder)
{
    Summary session = m_sessions.take(folder);
    if (session) {
        m_stateFolders.remove(session->place.stateFile);
    }
    return session;
}

WorkspaceSessions::Summary WorkspaceSessions::of(const QString &path) const
{
    return m_sessions.value(m_stateFolders.value(path, path));
}

} // namespace baton
