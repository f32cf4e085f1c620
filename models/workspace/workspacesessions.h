// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/treepath.h"

#include <QHash>
#include <QSet>

namespace baton {

class ProtocolCatalog;

/// The sessions that were read in the workspace.
class WorkspaceSessions
{
public:
    using Summary = std::shared_ptr<const SessionSummary>;

    /// Returns the folders that became, or no longer are, the session of a run without a state.
    [[nodiscard]] QSet<QString> insert(const std::vector<SessionSummary> &sessions,
                                       const ProtocolCatalog &catalog);
    /// Null if no session was read in @p folder.
    [[nodiscard]] Summary take(const QString &folder);
    /// Returns true if @p folder was the session of a run without a state.
    bool endRun(const QString &folder) { return m_runs.remove(folder); }
    void clear() { *this = {}; }

    /// The session whose folder or state file is @p path; null if there is none.
    [[nodiscard]] Summary of(const QString &path) const;
    [[nodiscard]] const SessionRuns &runs() const { return m_runs; }

private:
    QHash<QString, Summary> m_sessions;     ///< by folder
    QHash<QString, QString> m_stateFolders; ///< folders by state file
    SessionRuns m_runs;
};

} // namespace baton
