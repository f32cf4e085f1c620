// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/session/value/session.h"

#include <memory>
#include <optional>

namespace baton {

class ProtocolCatalog;
class ProtocolPack;

/// The protocol that keeps steps in databases; null if there is none.
[[nodiscard]] std::shared_ptr<const ProtocolPack> queuePack(const ProtocolCatalog &catalog);

/// The location of the queue at @p address; an SQLite file is identified by its path, unless a
/// table was chosen.
[[nodiscard]] SessionLocation queuePlace(const DatabaseAddress &address, const ProtocolPack &pack);

/// The queue at @p path, which is the URL of a database or the path of an SQLite file with steps;
/// nullopt for any other file. Fails for a file that cannot be read, for example while another
/// program locks it. Contacts no server. A file without steps is opened again only after its size
/// or time changed.
[[nodiscard]] Result<std::optional<SessionLocation>> lookForQueue(const QString &path,
                                                                  const ProtocolCatalog &catalog);
/// The same; nullopt also for a file that cannot be read.
[[nodiscard]] std::optional<SessionLocation> queueAt(const QString &path,
                                                     const ProtocolCatalog &catalog);

/// The paths of files in @p folder with names of databases, sorted.
[[nodiscard]] QStringList databasesIn(const QString &folder);
[[nodiscard]] bool isCalledDatabase(const QString &path);

/// Sizes and times of the files of the queue at @p path, which change with every write. Empty for a
/// server.
[[nodiscard]] QByteArray queueStamp(const QString &path);

/// The queue at @p path, a URL or file path, as a session; fails if it cannot be read.
[[nodiscard]] Result<Session> readQueueAt(const QString &path, const ProtocolCatalog &catalog);

/// The queue at @p place as a session. Never fails: an error becomes a finding.
[[nodiscard]] Session readQueueSession(const SessionLocation &place,
                                       const ProtocolCatalog &catalog);

} // namespace baton
