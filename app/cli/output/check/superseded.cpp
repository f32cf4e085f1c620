// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/superseded.h"

#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace baton::cli {

namespace {

/// The session of a handoff in @p folder: the nearest at or above it, else the folder as a session
/// of handoffs only.
SessionLocation sessionOf(const QString &folder, const ProtocolCatalog &catalog)
{
    constexpr int deepest = 3; // depth of handoffs in a session
    const SessionLocation own = sessionAt(folder, catalog);
    SessionLocation place = own;
    QString above = own.path;
    for (int i = 0; place.layout.isEmpty() && i < deepest; ++i) {
        above = QFileInfo(above).path();
        place = sessionAt(above, catalog);
    }
    return place.layout.isEmpty() ? own : place;
}

/// The handoff of the same kind and phase from a later attempt than that of @p handoff.
const SessionHandoff *successorOf(const SessionHandoff &handoff, const Session &session)
{
    const auto found = std::ranges::find_if(session.handoffs, [&](const SessionHandoff &other) {
        return !other.isSuperseded && other.phase == handoff.phase && other.kind == handoff.kind
            && other.attempt > handoff.attempt;
    });
    return found == session.handoffs.end() ? nullptr : &*found;
}

/// A cache of sessions, by folder.
class ReadSessions
{
public:
    const Session &of(const QString &folder, const ProtocolCatalog &catalog)
    {
        if (!m_places.contains(folder)) {
            const SessionLocation place = sessionOf(folder, catalog);
            m_places.insert(folder, place.path);
            if (!m_sessions.contains(place.path)) {
                m_sessions.insert(place.path, readSession(place, catalog));
            }
        }
        return *m_sessions.constFind(*m_places.constFind(folder));
    }

private:
    QHash<QString, QString> m_places;
    QHash<QString, Session> m_sessions;
};

} // namespace

void noteSuperseded(FileReports &reports, Catalogs &catalogs)
{
    ReadSessions sessions;
    for (FileReport &file : reports) {
        const bool hasHandoff =
            std::ranges::any_of(file.report.documents, [](const DocumentReport &document) {
                return !document.kind.isEmpty();
            });
        if (!file.isRead() || !hasHandoff || file.path == QLatin1StringView("-")) {
            continue;
        }
        const QString path = QDir::cleanPath(QFileInfo(file.path).absoluteFilePath());
        const Session &session = sessions.of(QFileInfo(path).path(), *catalogs.ofFile(file.path));
        for (const SessionHandoff &handoff : session.handoffs) {
            const SessionHandoff *later = handoff.isSuperseded && handoff.kept.isEmpty()
                    && handoff.at.path == path && session.summary.isOneRun
                ? successorOf(handoff, session)
                : nullptr;
            if (later) {
                const bool isRelative = QFileInfo(file.path).isRelative();
                file.superseded.append(
                    {handoff.report.place(),
                     isRelative ? QDir().relativeFilePath(later->at.path) : later->at.path});
            }
        }
    }
}

} // namespace baton::cli
