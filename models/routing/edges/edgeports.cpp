// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/edgeports.h"

#include "models/core/toindex.h"

#include <algorithm>
#include <tuple>

namespace baton {

namespace {

using Side = EdgePath::Side;

constexpr double widestSpread = 26;
constexpr double corner =
    10; ///< minimum distance between edge ends and the corner of a node, if possible
constexpr double nearCorner = 5;
constexpr double betweenLoops = 8;
constexpr double betweenEars = 26; ///< leaves space for a label
constexpr double widestEar = 10;

struct End
{
    int edge = -1;
    bool isTail = false;
    std::tuple<int, double, int> order; ///< from top to bottom
};

/// The edge ends at one side of a node.
struct Ends
{
    std::vector<End> edges;
    std::vector<int> topLoops; ///< innermost first
    std::vector<int> bottomLoops;
    bool hasEars = false;
};

class Ports
{
public:
    Ports(const LayoutRequest &request, const NodeColumns &columns, std::vector<EdgePath> &ways)
        : m_request(request)
        , m_columns(columns)
        , m_ways(ways)
        , m_left(request.nodes.size())
        , m_right(request.nodes.size())
    {
        for (size_t i = 0; i < ways.size(); ++i) {
            collect(static_cast<int>(i));
        }
    }

    void place()
    {
        for (size_t node = 0; node < m_request.nodes.size(); ++node) {
            place(static_cast<int>(node), Side::Left, m_left[node]);
            place(static_cast<int>(node), Side::Right, m_right[node]);
        }
    }

private:
    [[nodiscard]] double height(int node) const { return m_columns.rect(node).center().y(); }

    Ends &ends(int node, Side side)
    {
        return (side == Side::Left ? m_left : m_right)[toIndex(node)];
    }

    void collect(int number)
    {
        const LayoutRequest::Edge &edge = m_request.edges[toIndex(number)];
        const EdgePath &way = m_ways[toIndex(number)];
        if (way.isLoop) {
            Ends &own = ends(edge.from, isRight(way.corner) ? Side::Right : Side::Left);
            (isTop(way.corner) ? own.topLoops : own.bottomLoops).push_back(number);
            own.hasEars = own.hasEars || way.isEar;
            return;
        }
        if (way.tail == way.head) { // arcs in a column: those to near nodes are inside the others
            const bool isDown = height(edge.to) > height(edge.from);
            const int down = isDown ? 1 : -1;
            ends(edge.from, way.tail)
                .edges.push_back({number, true, {down, -height(edge.to), down * number}});
            ends(edge.to, way.head)
                .edges.push_back({number, false, {-down, -height(edge.from), -down * number}});
            return;
        }
        const double out = way.passes.empty() ? height(edge.to) : way.passes.front().y;
        const double in = way.passes.empty() ? height(edge.from) : way.passes.back().y;
        ends(edge.from, way.tail).edges.push_back({number, true, {0, out, number}});
        ends(edge.to, way.head).edges.push_back({number, false, {0, in, number}});
    }

    void place(int node, Side side, Ends &ends)
    {
        const auto nest = [this](int loop) { return m_ways[toIndex(loop)].nest; };
        std::ranges::stable_sort(ends.topLoops, {}, nest);
        std::ranges::stable_sort(ends.bottomLoops, {}, nest);
        std::ranges::sort(ends.edges, {}, &End::order);
        const QRectF rect = m_columns.rect(node);
        const double x = side == Side::Left ? rect.left() : rect.right();
        const auto edges = static_cast<double>(ends.edges.size());
        const auto loops = static_cast<double>(ends.topLoops.size() + ends.bottomLoops.size());
        const double perLoop = ends.hasEars ? 2 : 1;
        const double gaps = edges + perLoop * loops - 1;
        if (gaps < 0) {
            return;
        }
        PortRow row{x, rect.top() + corner, rect.bottom() - corner, 0, 0};
        const double room = std::max(0.0, rect.height() - 2 * corner);
        if (gaps * leastBetweenEnds > room) {
            row.top = rect.top() + nearCorner;
            row.bottom = rect.bottom() - nearCorner;
            row.between = std::max(0.0, row.bottom - row.top) / gaps;
            row.perLoop = perLoop * row.between;
            row.first = row.top + row.perLoop * static_cast<double>(ends.topLoops.size());
        } else {
            const double most = ends.hasEars ? betweenEars : betweenLoops;
            const double share = std::max((room - edges * widestSpread) / std::max(1.0, loops),
                                          room / (edges + loops));
            row.perLoop = loops > 0 ? std::clamp(share, perLoop * leastBetweenEnds, most) : 0;
            const double begin = row.top + row.perLoop * static_cast<double>(ends.topLoops.size());
            const double end =
                row.bottom - row.perLoop * static_cast<double>(ends.bottomLoops.size());
            row.between = edges > 1 ? std::min(widestSpread, (end - begin) / (edges - 1)) : 0;
            const double length = row.between * std::max(0.0, edges - 1);
            row.first =
                std::clamp(rect.center().y() - length / 2, begin, std::max(begin, end - length));
        }
        put(ends, row);
    }

    /// The positions of the ends at one side.
    struct PortRow
    {
        double x = 0;
        double top = 0; ///< top of the first loop
        double bottom = 0;
        double perLoop = 0;
        double between = 0; ///< distance between edges
        double first = 0;   ///< height of the first edge
    };

    void put(const Ends &ends, const PortRow &row)
    {
        const double ear = std::min(widestEar, row.perLoop / 2);
        const auto putLoop = [&](int loop, double y, double towards) {
            EdgePath &way = m_ways[toIndex(loop)];
            way.from = {row.x, y};
            way.to = {row.x, way.isEar ? y + ear * towards : y};
        };
        for (size_t i = 0; i < ends.topLoops.size(); ++i) {
            putLoop(ends.topLoops[i], row.top + row.perLoop * static_cast<double>(i), 1);
        }
        for (size_t i = 0; i < ends.bottomLoops.size(); ++i) {
            putLoop(ends.bottomLoops[i], row.bottom - row.perLoop * static_cast<double>(i), -1);
        }
        double y = row.first;
        for (const End &end : ends.edges) {
            EdgePath &way = m_ways[toIndex(end.edge)];
            (end.isTail ? way.from : way.to) = {row.x, y};
            y += row.between;
        }
    }

    const LayoutRequest &m_request;
    const NodeColumns &m_columns;
    std::vector<EdgePath> &m_ways;
    std::vector<Ends> m_left;
    std::vector<Ends> m_right;
};

} // namespace

void placeEnds(const LayoutRequest &request, const NodeColumns &columns,
               std::vector<EdgePath> &ways)
{
    Ports(request, columns, ways).place();
}

} // namespace baton
