// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/figurereader.h"

namespace baton {

/// Handoffs: valid, with errors.
[[nodiscard]] std::vector<StatisticsTable::Column> validityColumns();

/// The sessions or handoffs of a scope over time; without rows if all times are unknown.
[[nodiscard]] StatisticsTable sessionTimeLine(const FigureSums &figures,
                                              const StatisticsScope &scope);
[[nodiscard]] StatisticsTable handoffTimeLine(const FigureSums &figures,
                                              const StatisticsScope &scope);
/// The same with a column for each protocol, those with most first; without rows if there is only
/// one. @p name is "session" or "handoff", @p protocols the table of the protocols.
[[nodiscard]] StatisticsTable protocolTimeLine(const FigureSums &figures,
                                               const StatisticsScope &scope, const QString &name,
                                               const StatisticsTable &protocols);

} // namespace baton
