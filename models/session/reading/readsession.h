// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/previousread.h"
#include "models/session/value/sessionsettings.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// Reads and checks everything of @p place. Never fails: what is missing or broken is a finding.
/// Stops early, with what it has, once @p stop is set.
[[nodiscard]] Session readSession(const SessionLocation &place, const ProtocolCatalog &catalog,
                                  const SessionSettings &settings = {},
                                  const std::atomic_bool *stop = nullptr);

/// As readSession(), with the handoffs of @p kept as earlier attempts. The state of @p kept stands
/// for a file that is gone or but half written, and what is held for that of its handoff.
[[nodiscard]] SessionReadResult readKeeping(const SessionLocation &place,
                                            const ProtocolCatalog &catalog,
                                            const SessionSettings &settings,
                                            const PreviousParts &kept,
                                            const std::atomic_bool *stop = nullptr);

} // namespace baton
