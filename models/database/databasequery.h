// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QSqlQuery>
#include <QVariant>

namespace baton {

class DatabaseConnection;

/// The message about a statement that failed.
using QueryFailure = Failure (*)(const DatabaseConnection &connection, const QString &what,
                                 const QSqlError &error);

/// Executes @p statement with @p values for its question marks. The rows can be read once,
/// forwards. A failure begins with @p what ("The index cannot be read"), and is made by @p failure
/// or else by DatabaseConnection::failure().
[[nodiscard]] Result<QSqlQuery> queried(const DatabaseConnection &connection,
                                        const QString &statement, const QVariantList &values,
                                        const QString &what, QueryFailure failure = nullptr);

/// Fails in the same way if the rows of @p query, which were read, ended early: a server sends the
/// first ones before it gives up or is lost.
[[nodiscard]] Outcome isReadWhole(const QSqlQuery &query, const DatabaseConnection &connection,
                                  const QString &what, QueryFailure failure = nullptr);

} // namespace baton
