// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/chainlayout.h"

#include "models/core/toindex.h"

#include <algorithm>
#include <limits>

namespace baton {

namespace {

constexpr double gap = 120; // any value, because the gaps between columns are adjusted afterwards

/// The single next and previous node of each node; -1 if there is none.
struct Neighbours
{
    std::vector<int> next;
    std::vector<int> before;

    [[nodiscard]] bool join(int from, int to)
    {
        const bool isSame = next[toIndex(from)] == to && before[toIndex(to)] == from;
        if (!isSame && (next[toIndex(from)] >= 0 || before[toIndex(to)] >= 0)) {
            return false;
        }
        next[toIndex(from)] = to;
        before[toIndex(to)] = from;
        return true;
    }
};

} // namespace

std::optional<std::vector<QPointF>> chainLayout(const LayoutRequest &request)
{
    const size_t count = request.nodes.size();
    Neighbours nodes{std::vector<int>(count, -1), std::vector<int>(count, -1)};
    size_t joined = 0;
    for (const LayoutRequest::Edge &edge : request.edges) {
        if (edge.from != edge.to && !nodes.join(edge.from, edge.to)) {
            return std::nullopt;
        }
    }
    int first = -1;
    for (size_t i = 0; i < count; ++i) {
        joined += nodes.next[i] >= 0 || nodes.before[i] >= 0 ? 1 : 0;
        if (nodes.next[i] >= 0 && nodes.before[i] < 0 && first < 0) {
            first = static_cast<int>(i);
        }
    }
    if (first < 0 || !request.groups.empty()) {
        return std::nullopt;
    }
    constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
    std::vector<QPointF> places(count, QPointF(nowhere, nowhere));
    double x = 0;
    for (int node = first; node >= 0; node = nodes.next[toIndex(node)]) {
        const double width = request.nodes[toIndex(node)].width();
        places[toIndex(node)] = {x + width / 2, 0};
        x += width + gap;
        --joined;
    }
    return joined == 0 ? std::optional(std::move(places)) : std::nullopt;
}

} // namespace baton
