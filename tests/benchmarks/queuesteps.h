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

/// Makes a queue with @p steps steps of which one in ten is still to be done; ends the program
/// where it cannot be made.
void makeQueue(const DatabaseAddress &address, const ProtocolPack &pack, int steps);

/// A server of PostgreSQL, for as long as the object lives, and the queue in it.
struct QueueServer
{
    std::shared_ptr<PostgresServer> server;
    QString url;
};

/// Starts a server with such a queue, whose table tells of changes if it @p hasTrigger. Nothing
/// where PostgreSQL is not installed.
[[nodiscard]] std::optional<QueueServer> startQueueServer(int steps, bool hasTrigger);

} // namespace baton
