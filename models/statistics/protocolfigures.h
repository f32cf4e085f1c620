// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/figurereader.h"

namespace baton {

class ProtocolCatalog;

/// Sessions, handoffs and their failures by protocol.
[[nodiscard]] StatisticsTable protocolTable(const FigureSums &figures,
                                            const ProtocolCatalog &catalog);
/// Runs, retries and durations of phases, in the order of their ids; of many routes the most
/// frequent ones.
[[nodiscard]] StatisticsTable phaseTable(const FigureSums &figures, const ProtocolCatalog &catalog);
/// The marks of the protocols in @p scope that have sessions.
[[nodiscard]] std::vector<MeasuredTarget> measuredTargets(const FigureSums &figures,
                                                          const ProtocolCatalog &catalog,
                                                          const StatisticsScope &scope);
/// In percent; NaN if @p whole is 0.
[[nodiscard]] double percentOf(qint64 part, qint64 whole);

} // namespace baton
