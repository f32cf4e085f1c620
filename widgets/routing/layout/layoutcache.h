// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/routing/graph/routinggraph.h"

#include <memory>
#include <vector>

namespace baton {

/// A graph and the positions of its nodes.
struct LaidOutGraph
{
    std::shared_ptr<const RoutingGraph> graph; ///< null: no layout
    LayoutRequest request;                     ///< request of the layout
    std::shared_ptr<const GraphLayout> layout = std::make_shared<const GraphLayout>();

    /// True if the layout is also valid for @p other.
    [[nodiscard]] bool isOf(const RoutingGraph &other, const LayoutRequest &asked) const;
};

/// The latest layouts.
class LayoutCache
{
public:
    static constexpr size_t most = 6;

    void clear() { m_layouts.clear(); }
    void store(const LaidOutGraph &shown);
    /// Null if it is not in the cache.
    [[nodiscard]] std::shared_ptr<const GraphLayout> find(const RoutingGraph &graph,
                                                          const LayoutRequest &request) const;

private:
    std::vector<LaidOutGraph> m_layouts; ///< newest last
};

} // namespace baton
