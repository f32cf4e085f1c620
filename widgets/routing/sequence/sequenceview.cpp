// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/sequence/sequenceview.h"

#include "models/routing/graph/routingtexts.h"
#include "models/routing/rows/transferlookup.h"
#include "widgets/routing/sequence/sequencepaint.h"
#include "widgets/style/fonts.h"

#include <QFontMetrics>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using sequencepaint::gutter;
using sequencepaint::headHeight;
using sequencepaint::rowHeight;

constexpr int leastLane = 132;
constexpr int mostLane = 260;
constexpr int besideName = 32; ///< left and right of a name in the head of its lane

} // namespace

SequenceView::SequenceView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(u"sequenceView"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Handoffs in time order between their agents"));
    verticalScrollBar()->setSingleStep(rowHeight);
    horizontalScrollBar()->setSingleStep(24);
    for (const QScrollBar *bar : {verticalScrollBar(), horizontalScrollBar()}) {
        connect(bar, &QScrollBar::actionTriggered, this, [this] { m_isUntouched = false; });
    }
}

void SequenceView::setGraph(const std::shared_ptr<const RoutingGraph> &graph)
{
    setSequence(Sequence(graph));
}

void SequenceView::setSequence(const Sequence &sequence)
{
    const std::shared_ptr<const RoutingGraph> &graph = sequence.graph();
    const int before = currentCrossing();
    const std::optional<Transfer> selected = before < 0
        ? std::nullopt
        : std::optional(m_sequence.graph()->crossings[static_cast<size_t>(before)]);
    m_isUntouched = m_isUntouched || m_sequence.rows().empty();
    m_sequence = sequence;
    m_leastLane = leastLane;
    const QFontMetrics names(fonts::strong());
    for (const int node : m_sequence.lanes()) {
        const QString &name = graph->nodes[static_cast<size_t>(node)].title;
        m_leastLane = std::max(m_leastLane, names.horizontalAdvance(name) + besideName);
    }
    m_leastLane = std::min(m_leastLane, mostLane);
    m_current = -1;
    if (const int now = selected ? positionOf(*graph, *selected, before) : -1; now >= 0) {
        m_current = m_sequence.rowOf(now);
    }
    updateBars();
}

void SequenceView::setReplay(std::optional<int> count)
{
    m_replay = count;
    viewport()->update();
}

bool SequenceView::isFuture(int crossing) const
{
    return m_replay && crossing >= *m_replay;
}

int SequenceView::currentCrossing() const
{
    return m_current < 0 ? -1 : m_sequence.rows()[static_cast<size_t>(m_current)].crossing;
}

void SequenceView::setCurrentCrossing(int position)
{
    if (position != currentCrossing()) {
        reveal(m_sequence.rowOf(position));
    }
}

void SequenceView::select(int row)
{
    if (row < 0 || m_sequence.rows()[static_cast<size_t>(row)].crossing < 0) {
        return;
    }
    const bool isOther = row != m_current;
    reveal(row);
    if (isOther) {
        Q_EMIT crossingSelected(currentCrossing());
    }
}

/// Brings the row into sight, and the lanes that it goes between where there is room for both.
void SequenceView::reveal(int row)
{
    m_isUntouched = false;
    m_current = row;
    viewport()->update();
    if (row < 0) {
        setAccessibleDescription({});
        return;
    }
    setAccessibleDescription(routingtext::spoken(*m_sequence.graph(), currentCrossing()));
    const QRect place = rowRect(row);
    QScrollBar &down = *verticalScrollBar();
    if (place.top() < headHeight) {
        down.setValue(down.value() + place.top() - headHeight);
    } else if (place.bottom() >= viewport()->height()) {
        down.setValue(down.value() + place.bottom() - viewport()->height() + 1);
    }
    const Transfer &crossing =
        m_sequence.graph()->crossings[static_cast<size_t>(currentCrossing())];
    const RoutingEdge &edge = m_sequence.graph()->edges[static_cast<size_t>(crossing.edge)];
    QScrollBar &along = *horizontalScrollBar();
    for (const int node : {edge.to, edge.from}) {
        const int x = laneX(m_sequence.laneOf(node));
        if (x < gutter) {
            along.setValue(along.value() + x - gutter - laneWidth() / 2);
        } else if (x > viewport()->width()) {
            along.setValue(along.value() + x - viewport()->width() + laneWidth() / 2);
        }
    }
}

int SequenceView::laneWidth() const
{
    const int count = std::max(1, static_cast<int>(m_sequence.lanes().size()));
    return std::clamp((viewport()->width() - gutter) / count, m_leastLane, mostLane);
}

int SequenceView::laneX(int lane) const
{
    return gutter + lane * laneWidth() + laneWidth() / 2 - horizontalScrollBar()->value();
}

int SequenceView::laneAt(int x) const
{
    const int from = x - gutter + horizontalScrollBar()->value();
    const int lane = from < 0 || x < gutter ? -1 : from / laneWidth();
    return lane < std::ssize(m_sequence.lanes()) ? lane : -1;
}

QRect SequenceView::rowRect(int row) const
{
    return {0, headHeight + row * rowHeight - verticalScrollBar()->value(), viewport()->width(),
            rowHeight};
}

int SequenceView::rowAt(int y) const
{
    const int row = (y - headHeight + verticalScrollBar()->value()) / rowHeight;
    return y >= headHeight && row < rows() ? row : -1;
}

void SequenceView::updateBars()
{
    const int room = viewport()->height() - headHeight;
    verticalScrollBar()->setRange(0, std::max(0, rows() * rowHeight - room));
    verticalScrollBar()->setPageStep(std::max(rowHeight, room));
    const int width = viewport()->width() - gutter;
    const int needed = static_cast<int>(m_sequence.lanes().size()) * laneWidth();
    horizontalScrollBar()->setRange(0, std::max(0, needed - width));
    horizontalScrollBar()->setPageStep(std::max(1, width));
    if (m_isUntouched) {
        showArrows();
    }
    viewport()->update();
}

/// Goes where most of the arrows of the first rows are in sight whole; where each is longer than
/// that, to the begin of the first.
void SequenceView::showArrows()
{
    const int room = viewport()->width() - gutter;
    const int seen = std::min(rows(), std::max(1, (viewport()->height() - headHeight) / rowHeight));
    std::vector<std::pair<int, int>> arrows; // where they begin and end
    int start = 0;
    for (int row = seen - 1; row >= 0; --row) {
        const int crossing = m_sequence.rows()[static_cast<size_t>(row)].crossing;
        if (crossing < 0) {
            continue;
        }
        const RoutingGraph &graph = *m_sequence.graph();
        const RoutingEdge &edge =
            graph.edges[static_cast<size_t>(graph.crossings[static_cast<size_t>(crossing)].edge)];
        const int from = m_sequence.laneOf(edge.from);
        const int to = m_sequence.laneOf(edge.to);
        arrows.emplace_back(std::min(from, to) * laneWidth(),
                            (std::max(from, to) + 1) * laneWidth());
        start = from * laneWidth();
    }
    std::ptrdiff_t most = 0;
    for (const auto &[left, right] : arrows) {
        const int from = std::max(0, right - room);
        for (const int place : {left, from}) {
            const auto shown = std::ranges::count_if(arrows, [&](const auto &arrow) {
                return arrow.first >= place && arrow.second <= place + room;
            });
            if (shown > most || (shown == most && most > 0 && place < start)) {
                most = shown;
                start = place;
            }
        }
    }
    horizontalScrollBar()->setValue(start);
}

void SequenceView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

} // namespace baton
