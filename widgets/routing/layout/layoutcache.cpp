// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/layout/layoutcache.h"

#include <algorithm>

namespace baton {

bool LaidOutGraph::isOf(const RoutingGraph &other, const LayoutRequest &asked) const
{
    return graph && request == asked
        && std::ranges::equal(graph->nodes, other.nodes, {}, &RoutingNode::id, &RoutingNode::id);
}

void LayoutCache::store(const LaidOutGraph &shown)
{
    std::erase_if(m_layouts, [&shown](const LaidOutGraph &one) {
        return one.isOf(*shown.graph, shown.request);
    });
    if (m_layouts.size() == most) {
        m_layouts.erase(m_layouts.begin());
    }
    m_layouts.push_back(shown);
}

std::shared_ptr<const GraphLayout> LayoutCache::find(const RoutingGraph &graph,
                                                     const LayoutRequest &request) const
{
    const auto found = std::ranges::find_if(
        m_layouts, [&](const LaidOutGraph &one) { return one.isOf(graph, request); });
    return found == m_layouts.end() ? nullptr : found->layout;
}

} // namespace baton
