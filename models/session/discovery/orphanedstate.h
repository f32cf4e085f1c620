// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The session that the file @p path is the state of, where the folder that its name asks for is
/// not there: either the folder was renamed, or the file is all that is left.
[[nodiscard]] std::optional<SessionLocation> orphanedState(const QString &path,
                                                           const ProtocolCatalog &catalog);

} // namespace baton
