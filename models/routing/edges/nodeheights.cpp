// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/nodeheights.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double perEdge = 9;
constexpr double perLabel = 24;
constexpr double bothCorners = 24;
constexpr double highest = 480;
constexpr double highestByTime = 960;

struct EdgeCounts
{
    int in = 0;
    int out = 0;
    int most = 0; ///< number of edges to the same other node

    /// The maximum number of ends at one side. An edge in both directions ends at one side.
    [[nodiscard]] double atOneSide() const
    {
        return std::max<double>(std::max({in, out, most}), std::ceil(0.6 * (in + out)));
    }
};

} // namespace

std::vector<double> heightsForEnds(const RoutingGraph &graph)
{
    std::vector<EdgeCounts> ends(graph.nodes.size());
    QHash<std::pair<int, int>, int> between;
    bool isByTime = false;
    for (const RoutingEdge &edge : graph.edges) {
        ++ends[size_t(edge.from)].out;
        ++ends[size_t(edge.to)].in;
        const std::pair<int, int> both = std::minmax(edge.from, edge.to);
        const int count = ++between[both];
        for (const int node : {edge.from, edge.to}) {
            ends[size_t(node)].most = std::max(ends[size_t(node)].most, count);
        }
        isByTime = isByTime || edge.order > 0;
    }
    std::vector<double> heights;
    heights.reserve(ends.size());
    for (const EdgeCounts &node : ends) {
        const double wanted = node.atOneSide() * (isByTime ? perLabel : perEdge) + bothCorners;
        heights.push_back(std::min(std::ceil(wanted), isByTime ? highestByTime : highest));
    }
    return heights;
}

} // namespace baton
