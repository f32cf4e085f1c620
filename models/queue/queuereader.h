// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseconnection.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuetable.h"
#include "models/queue/stepqueue.h"

class QSqlQuery;

namespace baton {

/// Opens the database of a queue; makes no file, and says how to make a queue where there is none.
[[nodiscard]] Result<std::shared_ptr<DatabaseConnection>>
openQueue(const DatabaseAddress &address, DatabaseConnection::Access access);

/// Reads the whole queue of @p connection as @p pack describes it. Both shapes of the table are
/// read, by the columns that exist; a state that nobody knows stays as it is written.
[[nodiscard]] Result<StepQueue> readQueue(const DatabaseConnection &connection,
                                          const ProtocolPack &pack);

/// The step of the table @p shape with this @p id as it is now, without what stands in other rows;
/// nothing when it is gone. In a transaction of a server nobody else changes it until that ends.
/// Asks by @p query of the same connection.
[[nodiscard]] Result<std::optional<QueueStep>>
lockedStep(QSqlQuery &query, const DatabaseConnection &connection, const ProtocolPack &pack,
           const QueueTableShape &shape, const QVariant &id);

/// The entries of a column with a list: a list of JSON, an array of PostgreSQL, or lines.
[[nodiscard]] QStringList listOf(const QString &text);

} // namespace baton
