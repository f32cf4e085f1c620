// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/previousread.h"
#include "models/session/value/sessionsettings.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// Reads and checks the session at @p place. Never fails; missing or broken parts are reported as
/// findings. Returns early with a partial result if @p stop is set.
[[nodiscard]] Session readSession(const SessionLocation &place, const ProtocolCatalog &catalog,
                                  const SessionSettings &settings = {},
                                  const std::atomic_bool *stop = nullptr);

/// Like readSession(), with the handoffs of @p kept as earlier attempts. The state of @p kept
/// replaces a state file that is missing or only partly written; its held handoffs replace partly
/// written ones.
[[nodiscard]] SessionReadResult readKeeping(const SessionLocation &place,
                                            const ProtocolCatalog &catalog,
                                            const SessionSettings &settings,
                                            const PreviousParts &kept,
                                            const std::atomic_bool *stop = nullptr);

} // namespace baton
