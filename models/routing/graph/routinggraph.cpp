// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/routinggraph.h"

#include <algorithm>

namespace baton {

int RoutingGraph::indexOf(const QString &nodeId) const
{
    const auto it = std::ranges::find(nodes, nodeId, &RoutingNode::id);
    return it == nodes.end() ? -1 : int(it - nodes.begin());
}

} // namespace baton
