// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/routinggraph.h"

namespace baton {

/// How a graph stood when the first `count` of its crossings had happened.
struct ReplayState
{
    struct Standing
    {
        int count = 0;    ///< handoffs: over an edge, or sent by a node
        int received = 0; ///< of a node
        Action worst = Action::None;

        friend bool operator==(const Standing &, const Standing &) = default;
    };

    int count = 0;
    int current = -1; ///< position in RoutingGraph::crossings of the last one; -1: before the first
    std::vector<Standing> nodes;
    std::vector<Standing> edges;

    friend bool operator==(const ReplayState &, const ReplayState &) = default;
};

/// @p count from 0 to the number of crossings; more is taken for all of them.
[[nodiscard]] ReplayState replayed(const RoutingGraph &graph, int count);

} // namespace baton
