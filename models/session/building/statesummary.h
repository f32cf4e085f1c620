// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include "models/session/state/layoutlookup.h"

#include <chrono>

namespace baton {

/// The summary for @p state, the state file of @p place. If the state reports success, @p result is
/// compared with it.
[[nodiscard]] SessionSummary summaryOf(const SessionLocation &place, const PlaceLayout &layout,
                                       const StateDocument &state, const ResultFile &result,
                                       const ProtocolCatalog &catalog,
                                       const SessionSettings &settings);
[[nodiscard]] SessionSummary summaryOf(const SessionBuilder &builder);

/// The liveness for @p status and the last sign of life @p sign.
[[nodiscard]] Liveness livenessOf(RunStatus status, const QDateTime &sign, const QDateTime &now,
                                  const SessionFormat &reading);

/// Sets the liveness of the session by its status, its last sign of life and its lock.
void addLiveness(SessionBuilder &builder);

/// The time at which an active session is no longer considered alive unless it gives another sign;
/// invalid if it has ended.
[[nodiscard]] QDateTime endOfLiveness(const SessionSummary &summary,
                                      const ProtocolCatalog &catalog);

/// The time after which to check a session that is alive until @p end. If 0 or less, its liveness
/// has another source.
[[nodiscard]] std::chrono::milliseconds timeToLook(const QDateTime &end);

/// @p summary without status and findings, which require reading the whole session.
[[nodiscard]] SessionSummary unread(SessionSummary summary);

/// The row of @p place in a list before it is read: its name and times, without a status.
[[nodiscard]] SessionSummary unreadSummary(const SessionLocation &place,
                                           const ProtocolCatalog &catalog,
                                           const SessionSettings &settings = {});

} // namespace baton
