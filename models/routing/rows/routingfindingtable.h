// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "models/sessionviews/tables/tablecell.h"

#include <optional>

namespace baton::rows {

/// One column: its title names the table.
[[nodiscard]] SessionColumns routingFindingColumns();
/// The findings about the routing, the worst first. With @p replay those that could be known then.
[[nodiscard]] SessionRows routingFindings(const RoutingGraph &graph,
                                          const std::optional<ReplayState> &replay = {});

} // namespace baton::rows
