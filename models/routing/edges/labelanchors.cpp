// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/labelanchors.h"

#include <algorithm>

namespace baton {

namespace {

constexpr int busy = 4; ///< minimum number of edges of a node with outer nodes
constexpr double oneLine = 24;

} // namespace

bool isTall(QSizeF label)
{
    return label.height() > oneLine;
}

std::vector<LabelEnd> labelAnchors(const LayoutRequest &request, EdgeEnds style)
{
    std::vector<int> edges(request.nodes.size());
    for (const LayoutRequest::Edge &edge : request.edges) {
        ++edges[static_cast<size_t>(edge.from)];
        ++edges[static_cast<size_t>(edge.to)];
    }
    const auto isInner = [&](int node, int other, bool isHigh) {
        const int own = edges[static_cast<size_t>(node)];
        return node == request.hub
            || (!isHigh && other != request.hub && own >= busy
                && own >= 2 * edges[static_cast<size_t>(other)]);
    };
    std::vector<LabelEnd> ends;
    ends.reserve(request.edges.size());
    for (const LayoutRequest::Edge &edge : request.edges) {
        const bool isHigh = style == EdgeEnds::Curved || isTall(edge.label);
        ends.push_back(edge.from == edge.to                      ? LabelEnd::Middle
                           : isInner(edge.to, edge.from, isHigh) ? LabelEnd::Tail
                           : isInner(edge.from, edge.to, isHigh) ? LabelEnd::Head
                                                                 : LabelEnd::Middle);
    }
    return ends;
}

} // namespace baton
