// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databasetransaction.h"
#include "models/database/rowinsertion.h"
#include "models/index/database/figurechanges.h"
#include "models/index/database/sessionnamerows.h"

namespace baton {

/// One transaction that changes sessions of one origin.
class IndexChange
{
public:
    /// @p connection and @p origin outlive it.
    IndexChange(const DatabaseConnection &connection, const QString &origin);
    /// Rolls back unless it was committed.
    ~IndexChange();
    Q_DISABLE_COPY_MOVE(IndexChange)

    [[nodiscard]] Outcome begin();
    [[nodiscard]] Outcome write(const IndexedSession &session, const QByteArray &context);
    /// Removes the data of the session in @p folder; if @p isForgotten, also the session itself.
    [[nodiscard]] Outcome clear(const QString &folder, bool isForgotten = false);
    /// Marks the sessions in @p folders to be read again, regardless of their files.
    [[nodiscard]] Outcome outdate(const QStringList &folders);
    [[nodiscard]] Outcome restamp(const QString &folder, const QByteArray &times);
    [[nodiscard]] Outcome commit();

private:
    [[nodiscard]] Failure failed(const QSqlQuery &query);
    [[nodiscard]] Result<qint64> insert(const IndexedSession &session,
                                        const SessionSummary &summary, const QByteArray &context,
                                        const QByteArray &figures);
    [[nodiscard]] Outcome addEntry(qint64 session, const IndexedEntry &entry, const QString &path);
    [[nodiscard]] Outcome addPhases(qint64 id, const IndexedSession &session);
    [[nodiscard]] Outcome noteNewest();

    const DatabaseConnection &m_connection;
    const QString &m_origin;
    DatabaseTransaction m_transaction;
    RowInsertion m_entries;
    RowInsertion m_words;
    SessionNameRows m_names;
    RowInsertion m_phases;
    FigureChanges m_figures;
    QStringList m_written; ///< ids of sessions
    qint64 m_entry = 0;    ///< the last id, in SQLite
};

} // namespace baton
