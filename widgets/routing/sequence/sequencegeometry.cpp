// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/sequence/sequencegeometry.h"

#include "widgets/routing/sequence/sequencepaint.h"
#include "widgets/style/fonts.h"

#include <QFontMetrics>

#include <algorithm>

namespace baton {

namespace {

using sequencepaint::gutter;
using sequencepaint::headHeight;
using sequencepaint::rowHeight;

constexpr int leastLane = 132;
constexpr int mostLane = 260;
constexpr int besideName = 32; ///< space beside a name in the head of its lane

} // namespace

int SequenceGeometry::leastLaneOf(const Sequence &sequence)
{
    int least = leastLane;
    const QFontMetrics names(fonts::strong());
    for (const int node : sequence.lanes()) {
        const QString &name = sequence.graph()->nodes[static_cast<size_t>(node)].title;
        least = std::max(least, names.horizontalAdvance(name) + besideName);
    }
    return std::min(least, mostLane);
}

SequenceGeometry::SequenceGeometry(const Sequence &sequence, int leastLane, QSize view,
                                   QPoint scroll)
    : m_sequence(sequence)
    , m_view(view)
    , m_scroll(scroll)
    , m_laneWidth(std::clamp((view.width() - gutter) / std::max(1, lanes()), leastLane, mostLane))
{
}

const RoutingEdge &SequenceGeometry::edgeOf(int row) const
{
    const RoutingGraph &graph = *m_sequence.graph();
    const int crossing = m_sequence.rows()[static_cast<size_t>(row)].crossing;
    return graph.edges[static_cast<size_t>(graph.crossings[static_cast<size_t>(crossing)].edge)];
}

int SequenceGeometry::laneX(int lane) const
{
    return gutter + lane * m_laneWidth + m_laneWidth / 2 - m_scroll.x();
}

int SequenceGeometry::laneAt(int x) const
{
    const int from = x - gutter + m_scroll.x();
    const int lane = from < 0 || x < gutter ? -1 : from / m_laneWidth;
    return lane < lanes() ? lane : -1;
}

QRect SequenceGeometry::rowRect(int row) const
{
    return {0, headHeight + row * rowHeight - m_scroll.y(), m_view.width(), rowHeight};
}

int SequenceGeometry::rowAt(int y) const
{
    const int row = (y - headHeight + m_scroll.y()) / rowHeight;
    return y >= headHeight && row < rows() ? row : -1;
}

std::pair<int, int> SequenceGeometry::lanesInSight() const
{
    return {std::min(lanes() - 1, m_scroll.x() / m_laneWidth),
            std::min(lanes() - 1, (m_scroll.x() + m_view.width()) / m_laneWidth)};
}

std::pair<int, int> SequenceGeometry::rowsInSight() const
{
    const int first = m_scroll.y() / rowHeight;
    return {first, std::min(rows() - 1, first + m_view.height() / rowHeight + 1)};
}

QSize SequenceGeometry::room() const
{
    return m_view - QSize(gutter, headHeight);
}

QPoint SequenceGeometry::maximumScroll() const
{
    return {std::max(0, lanes() * m_laneWidth - room().width()),
            std::max(0, rows() * rowHeight - room().height())};
}

int SequenceGeometry::arrowsStart() const
{
    const int seen = std::min(rows(), std::max(1, room().height() / rowHeight));
    std::vector<std::pair<int, int>> arrows; // their left and right ends
    int start = 0;
    for (int row = seen - 1; row >= 0; --row) {
        if (m_sequence.rows()[static_cast<size_t>(row)].crossing < 0) {
            continue;
        }
        const int from = m_sequence.laneOf(edgeOf(row).from);
        const int to = m_sequence.laneOf(edgeOf(row).to);
        arrows.emplace_back(std::min(from, to) * m_laneWidth,
                            (std::max(from, to) + 1) * m_laneWidth);
        start = from * m_laneWidth;
    }
    std::ptrdiff_t most = 0;
    for (const auto &[left, right] : arrows) {
        const int from = std::max(0, right - room().width());
        for (const int place : {left, from}) {
            const auto shown = std::ranges::count_if(arrows, [&](const auto &arrow) {
                return arrow.first >= place && arrow.second <= place + room().width();
            });
            if (shown > most || (shown == most && most > 0 && place < start)) {
                most = shown;
                start = place;
            }
        }
    }
    return start;
}

QPoint SequenceGeometry::wayTo(int row) const
{
    const QRect place = rowRect(row);
    QPoint way(0, std::min(0, place.top() - headHeight));
    if (way.y() == 0) {
        way.setY(std::max(0, place.bottom() - m_view.height() + 1));
    }
    for (const int node : {edgeOf(row).to, edgeOf(row).from}) {
        const int x = laneX(m_sequence.laneOf(node)) - way.x();
        if (x < gutter) {
            way.rx() += x - gutter - m_laneWidth / 2;
        } else if (x > m_view.width()) {
            way.rx() += x - m_view.width() + m_laneWidth / 2;
        }
        way.setX(
            std::clamp(way.x(), -m_scroll.x(), std::max(0, maximumScroll().x()) - m_scroll.x()));
    }
    return way;
}

} // namespace baton
