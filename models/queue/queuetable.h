// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/queueformat.h"
#include "models/values/result.h"

#include <QSet>

namespace baton {

class DatabaseConnection;

/// The table of a database that contains the steps, with the columns that exist.
struct QueueTableShape
{
    QString name;   ///< name by which the connection finds it, with its schema if needed
    QString schema; ///< empty: SQLite
    const QueueTable *table = nullptr;
    QHash<QString, QString> columns; ///< column names, by field
    QSet<QString> arrays;            ///< columns of PostgreSQL array types
    QSet<QString> clocks;            ///< columns of times without a zone: see serverZone
    QStringList otherTables;         ///< other tables with steps

    [[nodiscard]] bool has(const QString &field) const { return columns.contains(field); }
    /// The fields of @p format without a column, in alphabetical order.
    [[nodiscard]] QStringList absent() const;
};

/// The time zone in SQL that sessions of the server have unless they choose another one, as this
/// program does. now() of other programs is in this zone in a column of times without a zone. PGTZ
/// in the environment takes its place.
inline constexpr QLatin1StringView
    serverZone("(SELECT reset_val FROM pg_settings WHERE name = 'TimeZone')");

/// Finds the table with the steps: the one in the address, or the first kind of @p format that
/// exists, if the connection sees one before others. It needs columns for id and state. Fails if
/// several of a kind exist and the connection sees none of them; the error says what is missing.
[[nodiscard]] Result<QueueTableShape> findQueueTable(const DatabaseConnection &connection,
                                                     const QueueFormat &format);

/// The table @p name of @p connection in @p schema, else the one that it sees, as SQL needs it;
/// empty: no such table.
[[nodiscard]] Result<QString> tableCalled(const DatabaseConnection &connection, const QString &name,
                                          const QString &schema);

} // namespace baton
