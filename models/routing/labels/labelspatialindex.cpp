// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/labels/labelspatialindex.h"

#include "models/routing/edges/curvegeometry.h"

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double smallestCell = 32;
constexpr double mostCells = 60'000;

double cellSize(const QRectF &area)
{
    return std::max(smallestCell, std::sqrt(area.width() * area.height() / mostCells));
}

/// True if the whole line is on one side of @p rect, which is the usual case.
bool isBeside(const QRectF &rect, QPointF from, QPointF to)
{
    return std::max(from.x(), to.x()) < rect.left() || std::min(from.x(), to.x()) > rect.right()
        || std::max(from.y(), to.y()) < rect.top() || std::min(from.y(), to.y()) > rect.bottom();
}

int cellCount(double length, double size)
{
    return std::max(1, static_cast<int>(std::ceil(length / size)));
}

} // namespace

LabelSpatialIndex::LabelSpatialIndex(const QRectF &area)
    : m_area(area)
    , m_size(cellSize(area))
    , m_columns(cellCount(area.width(), m_size))
    , m_rows(cellCount(area.height(), m_size))
    , m_cells(static_cast<size_t>(m_columns) * static_cast<size_t>(m_rows))
{
}

int LabelSpatialIndex::column(double x) const
{
    return std::clamp(static_cast<int>((x - m_area.left()) / m_size), 0, m_columns - 1);
}

int LabelSpatialIndex::row(double y) const
{
    return std::clamp(static_cast<int>((y - m_area.top()) / m_size), 0, m_rows - 1);
}

size_t LabelSpatialIndex::index(int column, int row) const
{
    return static_cast<size_t>(row) * static_cast<size_t>(m_columns) + static_cast<size_t>(column);
}

void LabelSpatialIndex::addBox(const QRectF &rect)
{
    const int number = static_cast<int>(m_boxes.size());
    m_boxes.push_back(rect);
    for (int y = row(rect.top()); y <= row(rect.bottom()); ++y) {
        for (int x = column(rect.left()); x <= column(rect.right()); ++x) {
            m_cells[index(x, y)].boxes.push_back(number);
        }
    }
}

void LabelSpatialIndex::addLine(int edge, const QPolygonF &line)
{
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const int number = static_cast<int>(m_pieces.size());
        m_pieces.push_back({line[i], line[i + 1], edge});
        const auto [left, right] = std::minmax({line[i].x(), line[i + 1].x()});
        const auto [top, bottom] = std::minmax({line[i].y(), line[i + 1].y()});
        for (int y = row(top); y <= row(bottom); ++y) {
            for (int x = column(left); x <= column(right); ++x) {
                m_cells[index(x, y)].pieces.push_back(number);
            }
        }
    }
}

bool LabelSpatialIndex::isOccupied(const QRectF &rect, double distance) const
{
    const QRectF wide = rect.adjusted(-distance, -distance, distance, distance);
    for (int y = row(wide.top()); y <= row(wide.bottom()); ++y) {
        for (int x = column(wide.left()); x <= column(wide.right()); ++x) {
            const bool isHit = std::ranges::any_of(m_cells[index(x, y)].boxes, [&](int box) {
                return m_boxes[static_cast<size_t>(box)].intersects(wide);
            });
            if (isHit) {
                return true;
            }
        }
    }
    return false;
}

/// The length of other edges in @p rect. A segment is in several cells; each counts the part inside
/// it. The outermost cells are unlimited.
double LabelSpatialIndex::crossed(const QRectF &rect, int edge, double enough) const
{
    constexpr double beyond = 1e7;
    double sum = 0;
    for (int y = row(rect.top()); y <= row(rect.bottom()); ++y) {
        const double top = y == 0 ? -beyond : m_area.top() + y * m_size;
        const double bottom = y == m_rows - 1 ? beyond : m_area.top() + (y + 1) * m_size;
        for (int x = column(rect.left()); x <= column(rect.right()); ++x) {
            const double left = x == 0 ? -beyond : m_area.left() + x * m_size;
            const double right = x == m_columns - 1 ? beyond : m_area.left() + (x + 1) * m_size;
            const QRectF part = rect & QRectF(QPointF(left, top), QPointF(right, bottom));
            for (const int number : m_cells[index(x, y)].pieces) {
                const Piece &piece = m_pieces[static_cast<size_t>(number)];
                if (piece.edge == edge || isBeside(part, piece.from, piece.to)) {
                    continue;
                }
                sum += curves::lengthWithin(part, piece.from, piece.to);
                if (sum >= enough) {
                    return sum;
                }
            }
        }
    }
    return sum;
}

} // namespace baton
