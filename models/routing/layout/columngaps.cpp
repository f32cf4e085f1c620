// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/columngaps.h"

#include "models/core/toindex.h"
#include "models/routing/edges/labelanchors.h"
#include "models/routing/edges/nodecolumns.h"

#include <algorithm>

namespace baton {

namespace {

constexpr double narrowest = 88;
constexpr double besideLabel = 84;    ///< space for an edge to change its height
constexpr double besideFew = 76;      ///< minimum width of a gap with edges only
constexpr double moreForEachEdge = 3; ///< additional width for each edge
constexpr double widestBare = 150;
constexpr int manyTall =
    12; ///< number of multi-line labels above which they are shortened (see LabelPlacer)

class Gaps
{
public:
    Gaps(const LayoutRequest &request, const NodeColumns &columns)
        : m_request(request)
        , m_columns(columns)
        , m_ends(labelAnchors(request, EdgeEnds::Level))
        , m_needed(columns.columns().size(), narrowest)
        , m_edges(columns.columns().size())
        , m_isShort(std::ranges::count_if(request.edges, hasTall) > manyTall)
    {
        for (size_t i = 0; i < request.edges.size(); ++i) {
            add(i);
        }
    }

    /// The width of the gap after @p column.
    [[nodiscard]] double behind(size_t column, double widest) const
    {
        const double bare = std::min(widestBare, besideFew + moreForEachEdge * m_edges[column]);
        return std::min(widest, std::max(bare, m_needed[column]));
    }

private:
    static bool hasTall(const LayoutRequest::Edge &edge) { return isTall(edge.label); }

    void add(size_t number)
    {
        const LayoutRequest::Edge &edge = m_request.edges[number];
        const int from = m_columns.columnOf(edge.from);
        const int to = m_columns.columnOf(edge.to);
        if (from < 0 || to < 0 || from == to) {
            return;
        }
        const auto [left, right] = std::minmax(from, to);
        for (int column = left; column < right; ++column) {
            ++m_edges[toIndex(column)];
        }
        const bool isTailLeft = from < to;
        if (right - left == 1) {
            need(left, widthOf(edge));
        } else if (m_ends[number] != LabelEnd::Middle && !isTall(edge.label)) {
            need((m_ends[number] == LabelEnd::Tail) == isTailLeft ? left : right - 1,
                 widthOf(edge));
        }
    }

    [[nodiscard]] double widthOf(const LayoutRequest::Edge &edge) const
    {
        return (m_isShort && isTall(edge.label) ? edge.chip : edge.label).width();
    }

    void need(int column, double label)
    {
        if (label > 0) {
            m_needed[toIndex(column)] = std::max(m_needed[toIndex(column)], label + besideLabel);
        }
    }

    const LayoutRequest &m_request;
    const NodeColumns &m_columns;
    std::vector<LabelEnd> m_ends;
    std::vector<double> m_needed;
    std::vector<int> m_edges; ///< number of edges through the gap behind each column
    bool m_isShort;
};

} // namespace

std::vector<QPointF> withNarrowGaps(const LayoutRequest &request, std::vector<QPointF> places,
                                    double widest)
{
    const NodeColumns columns(request, places);
    const std::vector<NodeColumns::Column> &all = columns.columns();
    const Gaps gaps(request, columns);
    double moved = 0;
    for (size_t i = 0; i < all.size(); ++i) {
        for (const int node : all[i].nodes) {
            places[toIndex(node)].rx() += moved;
        }
        if (i + 1 < all.size()) {
            moved += gaps.behind(i, widest) - (all[i + 1].left - all[i].right);
        }
    }
    return places;
}

} // namespace baton
