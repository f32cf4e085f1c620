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

/// The session that @p path is the folder or the state file of, also when only its state is left of
/// it. Complains when nothing is there.
[[nodiscard]] std::optional<SessionLocation>
namedSession(const QString &path, const ProtocolCatalog &catalog, Console &console);

/// The session that @p path names: a folder, a state file, or the queue of a database by its URL
/// or file. Nothing after a complaint.
[[nodiscard]] std::optional<Session> readNamedSession(const QString &path,
                                                      const ProtocolCatalog &catalog,
                                                      const SessionSettings &settings,
                                                      Console &console);

/// True if everything in the folder @p path, or the file @p path, could be read; complains of each
/// folder below it that could not.
[[nodiscard]] bool isOpenToView(const QString &path, const ProtocolCatalog &catalog,
                                Console &console);

} // namespace baton::cli
