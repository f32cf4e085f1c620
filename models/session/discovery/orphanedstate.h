// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The session whose state file is @p path and whose folder is missing: it was renamed, or only the
/// file is left. nullopt for other files.
[[nodiscard]] std::optional<SessionLocation> orphanedState(const QString &path,
                                                           const ProtocolCatalog &catalog);

} // namespace baton
