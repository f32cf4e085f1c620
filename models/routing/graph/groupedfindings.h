// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"

#include <optional>

namespace baton {

/// Findings of one rule with the same message, at several places.
struct GroupedFindings
{
    int first = -1; ///< index of the first one in RoutingGraph::findings
    int count = 1;

    friend bool operator==(const GroupedFindings &, const GroupedFindings &) = default;
};

/// The findings of @p graph without duplicates, in order of first occurrence. With @p replay, only
/// those known at its time.
[[nodiscard]] std::vector<GroupedFindings>
foldedFindings(const RoutingGraph &graph, const std::optional<ReplayState> &replay = {});

} // namespace baton
