// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"
#include "models/session/value/sessionsettings.h"

#include <optional>

namespace baton {
class ProtocolCatalog;
}

namespace baton::cli {

class Console;

/// The session whose folder or state file is @p path, even if only its state remains. Prints an
/// error if there is none.
[[nodiscard]] std::optional<SessionLocation>
namedSession(const QString &path, const ProtocolCatalog &catalog, Console &console);

/// Reads the session at @p path: a folder, a state file, or the queue of a database by its URL or
/// file. Prints an error and returns nullopt on failure.
[[nodiscard]] std::optional<Session> readNamedSession(const QString &path,
                                                      const ProtocolCatalog &catalog,
                                                      const SessionSettings &settings,
                                                      Console &console);

/// True if everything at or below @p path is readable; prints an error for each folder that is not.
[[nodiscard]] bool isOpenToView(const QString &path, const ProtocolCatalog &catalog,
                                Console &console);

} // namespace baton::cli
