// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

class ProtocolCatalog;
struct Kind;

/// The session in @p folder, recognised by the folder's name or state file; nullopt for other
/// folders.
[[nodiscard]] std::optional<SessionLocation> knownSessionAt(const QString &folder,
                                                            const ProtocolCatalog &catalog);

/// The session that @p folder is, which lies in the folder of another one: it has the name and the
/// place of a session, as other folders there belong to that one. Nothing for any other folder.
[[nodiscard]] std::optional<SessionLocation> nestedSessionAt(const QString &folder,
                                                             const ProtocolCatalog &catalog);

/// The files directly in @p folder that may hold a handoff, by name.
[[nodiscard]] QStringList candidatesIn(const QString &folder, const ProtocolCatalog &catalog);

/// The kinds of the handoffs in the file @p path, which @p catalog owns. Empty if there are none or
/// the file does not exist.
[[nodiscard]] std::vector<const Kind *> handoffKindsIn(const QString &path,
                                                       const ProtocolCatalog &catalog);

/// The protocol of the first handoffs directly in @p folder; empty if there are none or they have
/// different protocols. Reads only a few files.
[[nodiscard]] QString protocolOfHandoffs(const QString &folder, const ProtocolCatalog &catalog);

/// True if @p folder directly contains a handoff of any protocol.
[[nodiscard]] bool holdsHandoffs(const QString &folder, const ProtocolCatalog &catalog);

} // namespace baton
