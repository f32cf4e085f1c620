// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseconnection.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuetable.h"
#include "models/queue/stepqueue.h"

class QSqlQuery;

namespace baton {

/// Opens the database of a queue. Does not create a file: if there is none, the error explains how
/// to create a queue.
[[nodiscard]] Result<std::shared_ptr<DatabaseConnection>>
openQueue(const DatabaseAddress &address, DatabaseConnection::Access access);

/// Reads the whole queue of @p connection as @p pack describes it. The existing columns decide how
/// the table is read; an unknown state stays as written.
[[nodiscard]] Result<StepQueue> readQueue(const DatabaseConnection &connection,
                                          const ProtocolPack &pack);

/// The current step @p id of the table @p shape, without data of other rows; nullopt if it was
/// removed. In a transaction of a server it is locked until the transaction ends. @p query must
/// belong to the same connection.
[[nodiscard]] Result<std::optional<QueueStep>>
lockedStep(QSqlQuery &query, const DatabaseConnection &connection, const ProtocolPack &pack,
           const QueueTableShape &shape, const QVariant &id);

/// The entries of a column with a list: a JSON list, a PostgreSQL array, or lines.
[[nodiscard]] QStringList listOf(const QString &text);

} // namespace baton
