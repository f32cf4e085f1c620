// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QString>

#include <vector>

namespace baton {

class DatabaseConnection;

/// Something with rows in a database: a table, also a partitioned or a foreign one, or a view.
struct DatabaseTable
{
    QString schema; ///< empty: SQLite
    QString name;
    bool isSeen = true; ///< the connection finds it by its name alone, as search_path has it

    /// The name by which the connection finds it: "steps", "work.steps".
    [[nodiscard]] QString text() const { return isSeen ? name : schema + QLatin1Char('.') + name; }
    /// True if @p wanted is its name, with or without schema. Ignores letter case.
    [[nodiscard]] bool isCalled(const QString &wanted) const;
};

/// The tables of @p connection, those that it sees first. Partitions are no tables of their own.
[[nodiscard]] Result<std::vector<DatabaseTable>> tablesOf(const DatabaseConnection &connection);

/// @p name, as DatabaseTable::text() has it, in the quotes of the database.
[[nodiscard]] QString quotedTable(const DatabaseConnection &connection, const QString &name);
[[nodiscard]] QString quotedColumn(const DatabaseConnection &connection, const QString &name);

} // namespace baton
