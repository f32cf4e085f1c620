// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The session whose state is the file @p path, if the folder that its name implies is missing:
/// either the folder was renamed, or only the file is left.
[[nodiscard]] std::optional<SessionLocation> orphanedState(const QString &path,
                                                           const ProtocolCatalog &catalog);

} // namespace baton
