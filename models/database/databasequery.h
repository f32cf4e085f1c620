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

/// The rows of @p statement with @p values in the places of its question marks, to be read once
/// from the first to the last. @p what is said where that fails: "The index cannot be read", by
/// @p failure or else by DatabaseConnection::failure().
[[nodiscard]] Result<QSqlQuery> queried(const DatabaseConnection &connection,
                                        const QString &statement, const QVariantList &values,
                                        const QString &what, QueryFailure failure = nullptr);

} // namespace baton
