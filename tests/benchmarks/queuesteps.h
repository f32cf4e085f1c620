// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <memory>
#include <optional>

namespace baton {

class PostgresServer;
class ProtocolPack;
struct DatabaseAddress;

/// Creates a queue with @p steps steps of which one in ten is open; ends the program on failure.
void makeQueue(const DatabaseAddress &address, const ProtocolPack &pack, int steps);

/// A PostgreSQL server with a queue, which runs as long as the object exists.
struct QueueServer
{
    std::shared_ptr<PostgresServer> server;
    QString url;
};

/// Starts a server with such a queue, whose table sends notifications if @p hasTrigger. Nothing if
/// PostgreSQL is not installed.
[[nodiscard]] std::optional<QueueServer> startQueueServer(int steps, bool hasTrigger);

} // namespace baton
