// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <QStringList>

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The session that @p folder is by its name or its state file; nothing for any other folder.
[[nodiscard]] std::optional<SessionLocation> knownSessionAt(const QString &folder,
                                                            const ProtocolCatalog &catalog);

/// The session that @p folder is, which lies in the folder of another one: it has the name and the
/// place of a session, as other folders there belong to that one. Nothing for any other folder.
[[nodiscard]] std::optional<SessionLocation> nestedSessionAt(const QString &folder,
                                                             const ProtocolCatalog &catalog);

/// The files directly in @p folder that may hold a handoff, by name.
[[nodiscard]] QStringList candidatesIn(const QString &folder, const ProtocolCatalog &catalog);

/// The titles of the kinds of the handoffs in the file @p path: "Engineering review". Empty where
/// there is none, or the file is not there.
[[nodiscard]] QStringList handoffTitlesIn(const QString &path, const ProtocolCatalog &catalog);

/// The protocol of the first handoffs directly in @p folder; empty when they are of several, or
/// there are none. Looks into a few files only.
[[nodiscard]] QString protocolOfHandoffs(const QString &folder, const ProtocolCatalog &catalog);

/// True when a handoff of any protocol lies directly in @p folder.
[[nodiscard]] bool holdsHandoffs(const QString &folder, const ProtocolCatalog &catalog);

} // namespace baton
