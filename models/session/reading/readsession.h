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

/// Does the same as readSession(), with the handoffs of @p kept as earlier attempts. The state of
/// @p kept stands in for a state file that is gone or half written, and its handoffs for
/// half-written ones.
[[nodiscard]] SessionReadResult readKeeping(const SessionLocation &place,
                                            const ProtocolCatalog &catalog,
                                            const SessionSettings &settings,
                                            const PreviousParts &kept,
                                            const std::atomic_bool *stop = nullptr);

} // namespace baton
