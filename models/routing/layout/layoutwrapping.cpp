// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/layoutwrapping.h"

#include "models/core/toindex.h"
#include "models/routing/edges/labelanchors.h"
#include "models/routing/layout/layoutcomponents.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace baton {

namespace {

constexpr QSizeF window(860, 600); ///< space for a graph on a small screen, in pixels
constexpr double worthwhile = 1.25;
constexpr double enough =
    0.93;                      ///< share of the best zoom that is accepted in favour of fewer wraps
constexpr double plenty = 0.8; ///< a zoom that is always sufficient
constexpr double clearance = 22;
constexpr double laneWidth = 6;

/// The zoom that shows a whole picture of size @p size, at most 1.
double zoomOf(QSizeF size)
{
    return std::min({1.0, window.width() / std::max(1.0, size.width()),
                     window.height() / std::max(1.0, size.height())});
}

/// A way of wrapping a picture.
struct Fold
{
    int rows = 1;    ///< maximum nodes in a column
    int columns = 1; ///< maximum columns in a row
    double zoom = 0;
};

class Folder
{
public:
    Folder(const LayoutRequest &request, const std::vector<QPointF> &places)
        : m_request(request)
        , m_parts(partsOf(request, places))
        , m_column(places.size(), -1)
        , m_y(places.size(), 0)
        , m_pitch(widestNode() + columnGap())
    {
    }

    /// The one with the fewest wraps among those with the best zoom.
    Fold best()
    {
        std::vector<Fold> folds;
        double most = 0;
        for (const int rows : tries(m_parts.highest)) {
            for (const int columns : tries(m_parts.width(rows))) {
                arrange(rows, columns);
                folds.push_back({rows, columns, zoomOf(m_size)});
                most = std::max(most, folds.back().zoom);
            }
        }
        Fold best;
        for (const Fold &fold : folds) {
            if (fold.zoom >= std::min(most * enough, plenty)
                && std::pair(fold.rows, fold.columns) > std::pair(best.rows, best.columns)) {
                best = fold;
            }
        }
        return best;
    }

    std::vector<QPointF> places(const Fold &fold)
    {
        arrange(fold.rows, fold.columns);
        constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
        std::vector<QPointF> places(m_column.size(), QPointF(nowhere, nowhere));
        for (size_t i = 0; i < places.size(); ++i) {
            if (m_column[i] >= 0) {
                places[i] = {m_column[i] * m_pitch, m_y[i]};
            }
        }
        return places;
    }

private:
    using Columns = LayoutComponents::Columns;

    /// A wrapped part without its final place.
    struct Block
    {
        Columns columns;
        int width = 0; ///< number of grid columns
        double height = 0;
    };

    /// The numbers from 1 to @p most, with increasing steps.
    static std::vector<int> tries(int most)
    {
        std::vector<int> numbers;
        for (int i = 1; i < most; i += 1 + i / 12) {
            numbers.push_back(i);
        }
        numbers.push_back(most);
        return numbers;
    }

    [[nodiscard]] double widestNode() const
    {
        const auto widest = std::ranges::max_element(m_request.nodes, {}, &QSizeF::width);
        return widest == m_request.nodes.end() ? 0 : widest->width();
    }

    /// The gap between columns, sufficient for three quarters of the labels. Longer labels are
    /// between the rows.
    [[nodiscard]] double columnGap() const
    {
        std::vector<double> widths{0};
        for (const LayoutRequest::Edge &edge : m_request.edges) {
            if (!edge.label.isEmpty()) {
                const bool isShort = !edge.chip.isEmpty() && isTall(edge.label);
                widths.push_back((isShort ? edge.chip : edge.label).width());
            }
        }
        const auto usual = widths.begin() + std::ssize(widths) * 3 / 4;
        std::ranges::nth_element(widths, usual);
        return std::clamp(*usual + 44, 84.0, widestFoldedGap(m_request));
    }

    void arrange(int rows, int columns)
    {
        std::vector<Block> blocks;
        for (const Columns &part : m_parts.all) {
            blocks.push_back(placedInColumns(m_parts.split(part, rows), columns));
        }
        findRowGap(blocks);
        for (Block &block : blocks) {
            stack(block);
        }
        pack(blocks, columns);
    }

    /// Places columns in rows. Every second row runs backwards, so that consecutive columns stay
    /// near.
    Block placedInColumns(Columns columns, int most)
    {
        const int count = static_cast<int>(columns.size());
        const int bands = (count + most - 1) / most;
        Block block{std::move(columns), (count + bands - 1) / bands, 0};
        for (int i = 0; i < count; ++i) {
            const int along = i % block.width;
            const bool isBack = i / block.width % 2 == 1;
            for (const int node : block.columns[toIndex(i)]) {
                m_column[toIndex(node)] = isBack ? block.width - 1 - along : along;
            }
        }
        return block;
    }

    /// Sets the distance between rows to what edges between the nodes need.
    void findRowGap(const std::vector<Block> &blocks)
    {
        double gaps = 0;
        for (const Block &block : blocks) {
            for (const std::vector<int> &column : block.columns) {
                gaps += static_cast<double>(column.size()) + 1;
            }
        }
        double passes = 0;
        for (const LayoutRequest::Edge &edge : m_request.edges) {
            if (m_column[toIndex(edge.from)] >= 0 && m_column[toIndex(edge.to)] >= 0) {
                passes += std::max(
                    0, std::abs(m_column[toIndex(edge.from)] - m_column[toIndex(edge.to)]) - 1);
            }
        }
        m_rowGap = std::clamp(clearance + laneWidth * std::ceil(passes / gaps), 32.0, 80.0);
    }

    [[nodiscard]] double heightOf(const std::vector<int> &column) const
    {
        double height = -m_rowGap;
        for (const int node : column) {
            height += m_request.nodes[toIndex(node)].height() + m_rowGap;
        }
        return height;
    }

    void stack(Block &block)
    {
        const auto count = std::ssize(block.columns);
        for (std::ptrdiff_t begin = 0; begin < count; begin += block.width) {
            const auto end = std::min<std::ptrdiff_t>(count, begin + block.width);
            double highest = 0;
            for (auto i = begin; i < end; ++i) {
                highest = std::max(highest, heightOf(block.columns[size_t(i)]));
            }
            const double top = begin == 0 ? 0 : block.height + 2 * m_rowGap;
            for (auto i = begin; i < end; ++i) {
                double y = top + (highest - heightOf(block.columns[size_t(i)])) / 2;
                for (const int node : block.columns[size_t(i)]) {
                    const double height = m_request.nodes[toIndex(node)].height();
                    m_y[toIndex(node)] = y + height / 2;
                    y += height + m_rowGap;
                }
            }
            block.height = top + highest;
        }
    }

    /// Packs the blocks on shelves, highest first.
    void pack(std::vector<Block> &blocks, int columns)
    {
        constexpr double betweenFrames = 72;
        const double gap =
            m_request.groups.empty() ? 2 * m_rowGap : std::max(2 * m_rowGap, betweenFrames);
        std::ranges::stable_sort(blocks, std::ranges::greater(), &Block::height);
        int used = 0;
        int widest = 0;
        double top = 0;
        double bottom = 0;
        for (const Block &block : blocks) {
            if (used > 0 && used + block.width > columns) {
                used = 0;
                top = bottom + gap;
            }
            for (const std::vector<int> &column : block.columns) {
                for (const int node : column) {
                    m_column[toIndex(node)] += used;
                    m_y[toIndex(node)] += top;
                }
            }
            used += block.width;
            widest = std::max(widest, used);
            bottom = std::max(bottom, top + block.height);
        }
        m_size = {widest * m_pitch, bottom};
    }

    const LayoutRequest &m_request;
    LayoutComponents m_parts;
    std::vector<int> m_column; ///< grid column by node
    std::vector<double> m_y;
    double m_pitch;
    double m_rowGap = 0;
    QSizeF m_size;
};

QSizeF sizeOf(const LayoutRequest &request, const std::vector<QPointF> &places)
{
    QRectF bounds;
    for (size_t i = 0; i < places.size(); ++i) {
        if (!std::isnan(places[i].x())) {
            const QSizeF size = request.nodes[i];
            bounds |= QRectF(places[i] - QPointF(size.width(), size.height()) / 2, size);
        }
    }
    return bounds.size();
}

} // namespace

/// The maximum gap is smaller for many edges, whose labels are read only at high zoom.
double widestFoldedGap(const LayoutRequest &request)
{
    constexpr size_t manyEdges = 150;
    return request.edges.size() > manyEdges ? 120 : 180;
}

std::optional<std::vector<QPointF>> folded(const LayoutRequest &request,
                                           const std::vector<QPointF> &places)
{
    const double zoom = zoomOf(sizeOf(request, places));
    if (zoom >= textScale) {
        return std::nullopt;
    }
    Folder folder(request, places);
    const Fold best = folder.best();
    if (best.zoom < zoom * worthwhile) {
        return std::nullopt;
    }
    return folder.places(best);
}

} // namespace baton
