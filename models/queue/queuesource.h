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

/// The protocol that keeps its steps in databases; null where none does.
[[nodiscard]] std::shared_ptr<const ProtocolPack> queuePack(const ProtocolCatalog &catalog);

/// The place of the queue at @p address: a file of SQLite stands by its path, unless a table of it
/// was chosen.
[[nodiscard]] SessionLocation queuePlace(const DatabaseAddress &address, const ProtocolPack &pack);

/// The queue at @p path, the URL of a database or the path of a file of SQLite that holds steps;
/// nothing of any other file. Reads the file, but asks no server. A file that held none is opened
/// again once its size or time is another.
[[nodiscard]] std::optional<SessionLocation> queueAt(const QString &path,
                                                     const ProtocolCatalog &catalog);

/// The paths of files in @p folder that are called like databases, by name.
[[nodiscard]] QStringList databasesIn(const QString &folder);
[[nodiscard]] bool isCalledDatabase(const QString &path);

/// Sizes and times of the files that hold the queue at @p path; the same as long as nobody wrote.
/// Empty of a server.
[[nodiscard]] QByteArray queueStamp(const QString &path);

/// The queue at @p path, a URL or the path of a file, as a session; fails where it cannot be read.
[[nodiscard]] Result<Session> readQueueAt(const QString &path, const ProtocolCatalog &catalog);

/// The same of @p place, which never fails: what cannot be read is a finding.
[[nodiscard]] Session readQueueSession(const SessionLocation &place,
                                       const ProtocolCatalog &catalog);

} // namespace baton
