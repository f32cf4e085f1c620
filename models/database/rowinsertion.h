// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

namespace baton {

class DatabaseConnection;

/// Inserts many rows into a table with few statements.
class RowInsertion
{
public:
    /// @p columns by name, or by name and expression: "words to_tsvector('simple', ?)". @p ending
    /// follows the rows: "ON CONFLICT…".
    RowInsertion(const DatabaseConnection &connection, QString table, const QStringList &columns,
                 QString ending = {});

    [[nodiscard]] Outcome add(const QVariantList &row);
    /// Inserts the rows that were added since the last flush().
    [[nodiscard]] Outcome flush();

private:
    const DatabaseConnection &m_connection;
    QString m_head;
    QString m_row; ///< "(?, ?)"
    QString m_ending;
    QVariantList m_values;
    int m_most; ///< largest number of rows in one statement
    int m_rows = 0;
    QSqlQuery m_query;
    int m_prepared = 0; ///< number of rows in the prepared statement
};

} // namespace baton
