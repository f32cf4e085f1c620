// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/rowinsertion.h"
#include "models/index/entries/indexedsession.h"

namespace baton {

/// The names by which sessions refer to each other, as rows of an index.
class SessionNameRows
{
public:
    /// @p connection and @p origin outlive it.
    SessionNameRows(const DatabaseConnection &connection, const QString &origin);

    /// Adds the names of @p session, which has the row @p id.
    [[nodiscard]] Outcome add(qint64 id, const IndexedSession &session);
    [[nodiscard]] Outcome flush() { return m_rows.flush(); }
    /// Marks the sessions that refer to @p session in @p folder as outdated: its parent, the
    /// sessions that it started or needs, those that need it, and restarts.
    [[nodiscard]] Outcome outdateRelated(const IndexedSession &session, const QString &folder);

private:
    const DatabaseConnection &m_connection;
    const QString &m_origin;
    RowInsertion m_rows;
};

} // namespace baton
