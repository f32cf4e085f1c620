// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include "models/session/state/layoutlookup.h"

#include <chrono>

namespace baton {

/// The summary by @p state, the state file of @p place, and by @p result if the state reports
/// success.
[[nodiscard]] SessionSummary summaryOf(const SessionLocation &place, const PlaceLayout &layout,
                                       const StateDocument &state, const ResultFile &result,
                                       const ProtocolCatalog &catalog,
                                       const SessionSettings &settings);
[[nodiscard]] SessionSummary summaryOf(const SessionBuilder &builder);

/// The liveness of something that has @p status and gave its last sign of life at @p sign.
[[nodiscard]] Liveness livenessOf(RunStatus status, const QDateTime &sign, const QDateTime &now,
                                  const SessionFormat &reading);

/// The time at which the session, which lives, will not any more unless it gives another sign;
/// invalid when it is over.
[[nodiscard]] QDateTime endOfLiveness(const SessionSummary &summary,
                                      const ProtocolCatalog &catalog);

/// The time until a session that lives until @p end is looked at again. At or below 0 it is long
/// over, and lives by another sign.
[[nodiscard]] std::chrono::milliseconds timeToLook(const QDateTime &end);

/// True of a time that a clock which is a little fast does not explain.
[[nodiscard]] bool isInFuture(const QDateTime &time, const QDateTime &now);

/// The present where the settings name no time.
[[nodiscard]] QDateTime nowOf(const SessionSettings &settings);

/// @p summary without the parts that need the whole session: its status and findings.
[[nodiscard]] SessionSummary unread(SessionSummary summary);

/// The row of @p place in a list until it is read: its name and times. Its status is not known.
[[nodiscard]] SessionSummary unreadSummary(const SessionLocation &place,
                                           const ProtocolCatalog &catalog,
                                           const SessionSettings &settings = {});

} // namespace baton
