// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "models/sessionviews/tables/tablecell.h"

#include <optional>

namespace baton::rows {

/// The single column, whose title is that of the table.
[[nodiscard]] SessionColumns routingFindingColumns();
/// The routing findings, most severe first. With @p replay, only those known at its time.
[[nodiscard]] SessionRows routingFindings(const RoutingGraph &graph,
                                          const std::optional<ReplayState> &replay = {});

} // namespace baton::rows
