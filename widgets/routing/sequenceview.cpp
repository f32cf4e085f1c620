// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/sequenceview.h"

#include "models/routing/crossingsmodel.h"
#include "models/routing/routingwording.h"
#include "models/sessionviews/sessionwording.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/theme.h"
#include "widgets/routing/sequencepaint.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using sequencepaint::gutter;
using sequencepaint::headHeight;
using sequencepaint::rowHeight;

constexpr int leastLane = 132;
constexpr int mostLane = 260;
constexpr double dimmed = 0.4;

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
}

void SequenceView::setGraph(const std::shared_ptr<const RoutingGraph> &graph)
{
    const int before = currentCrossing();
    const QString key =
        before < 0 ? QString() : keyOf(m_sequence.graph()->crossings[static_cast<size_t>(before)]);
    m_sequence = Sequence(graph);
    m_current = -1;
    for (size_t i = 0; !key.isEmpty() && m_current < 0 && i < graph->crossings.size(); ++i) {
        if (keyOf(graph->crossings[i]) == key) {
            m_current = m_sequence.rowOf(static_cast<int>(i));
        }
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
    const Crossing &crossing =
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
    return std::clamp((viewport()->width() - gutter) / count, leastLane, mostLane);
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
    viewport()->update();
}

/// What of a sequence is in sight.
struct SequenceView::Paint
{
    const SequenceView &view;
    QPainter &painter;
    const RoutingGraph &graph;
    int width;
    int firstLane;
    int lastLane;
    QDateTime reference;

    [[nodiscard]] QColor groundOf(int row) const
    {
        return Theme::color(row != view.m_current ? Role::Canvas
                                : view.hasFocus() ? Role::Selection
                                                  : Role::SelectionIdle);
    }

    void lanes() const
    {
        for (int lane = firstLane; lane <= lastLane; ++lane) {
            painter.fillRect(view.laneX(lane), headHeight, 1, view.viewport()->height(),
                             Theme::color(Role::Border));
        }
    }

    void row(int row) const
    {
        const SequenceRow &shown = view.m_sequence.rows()[static_cast<size_t>(row)];
        const QRect area = view.rowRect(row);
        if (shown.crossing < 0) {
            sequencepaint::pause(painter, area, shown, reference);
            return;
        }
        const Crossing &crossing = graph.crossings[static_cast<size_t>(shown.crossing)];
        const RoutingEdge &edge = graph.edges[static_cast<size_t>(crossing.edge)];
        painter.setBackground(groundOf(row));
        painter.setOpacity(view.isFuture(shown.crossing) ? dimmed : 1);
        time(crossing, area);
        painter.setClipRect(gutter, headHeight, view.viewport()->width(),
                            view.viewport()->height());
        sequencepaint::handoff(painter, area, graph, crossing,
                               view.laneX(view.m_sequence.laneOf(edge.from)),
                               view.laneX(view.m_sequence.laneOf(edge.to)), width);
        painter.setClipping(false);
        painter.setOpacity(1);
    }

    /// With the day below it, where that is not the first one.
    void time(const Crossing &crossing, const QRect &area) const
    {
        const QString day = routingtext::dayOf(graph, crossing);
        QRect line(measures::paneEdge, area.top(), gutter - measures::paneEdge, area.height());
        if (!day.isEmpty()) {
            painter.setFont(fonts::small());
            painter.setPen(Theme::color(Role::Muted));
            painter.drawText(line.adjusted(0, area.height() / 2, 0, 0),
                             Qt::AlignTop | Qt::AlignLeft, day);
            line.setHeight(area.height() / 2);
        }
        painter.setFont(fonts::body());
        painter.setPen(Theme::color(crossing.isSuperseded ? Role::Muted : Role::Text));
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, wording::clock(crossing.time, {}));
    }

    void heads() const
    {
        const QRect head(0, 0, view.viewport()->width(), headHeight);
        painter.fillRect(head, Theme::color(Role::Surface));
        painter.setClipRect(head.adjusted(gutter, 0, 0, 0));
        for (int lane = firstLane; lane <= lastLane; ++lane) {
            const int node = view.m_sequence.lanes()[static_cast<size_t>(lane)];
            sequencepaint::head(painter, {view.laneX(lane) - width / 2, 0, width, headHeight - 1},
                                graph.nodes[static_cast<size_t>(node)]);
        }
        painter.setClipping(false);
        painter.fillRect(0, headHeight - 1, head.width(), 1, Theme::color(Role::Border));
        painter.setFont(fonts::small());
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(head.adjusted(measures::paneEdge, 0, 0, -8),
                         Qt::AlignBottom | Qt::AlignLeft, SequenceView::tr("Time (UTC)"));
    }
};

void SequenceView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::color(Role::Canvas));
    if (!m_sequence.graph() || m_sequence.graph()->crossings.empty()) {
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(viewport()->rect().adjusted(measures::paneEdge, measures::paneEdge, 0, 0),
                         Qt::AlignTop | Qt::AlignLeft, tr("No handoff is shown."));
        return;
    }
    const int width = laneWidth();
    const int hidden = horizontalScrollBar()->value();
    const int lanes = static_cast<int>(m_sequence.lanes().size());
    const int firstLane = std::min(lanes - 1, hidden / width);
    const int lastLane = std::min(lanes - 1, (hidden + viewport()->width()) / width);
    const Paint paint{*this,
                      painter,
                      *m_sequence.graph(),
                      width,
                      firstLane,
                      lastLane,
                      m_sequence.graph()->crossings.front().time};
    const int first = verticalScrollBar()->value() / rowHeight;
    const int last = std::min(rows() - 1, first + viewport()->height() / rowHeight + 1);
    if (m_current >= first && m_current <= last) {
        painter.fillRect(rowRect(m_current), paint.groundOf(m_current));
    }
    paint.lanes();
    for (int row = first; row <= last; ++row) {
        paint.row(row);
    }
    paint.heads();
}

void SequenceView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

void SequenceView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        select(rowAt(event->position().toPoint().y()));
    }
}

void SequenceView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

void SequenceView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int row = rowAt(event->position().toPoint().y());
    if (row >= 0 && row == m_current) {
        Q_EMIT crossingActivated(currentCrossing());
    }
}

void SequenceView::keyPressEvent(QKeyEvent *event)
{
    const int page = std::max(1, (viewport()->height() - headHeight) / rowHeight - 1);
    switch (event->key()) {
    case Qt::Key_Down:
        select(m_sequence.step(m_current, 1));
        return;
    case Qt::Key_Up:
        select(m_sequence.step(std::max(0, m_current), -1));
        return;
    case Qt::Key_PageDown:
        select(m_sequence.step(m_current, page));
        return;
    case Qt::Key_PageUp:
        select(m_sequence.step(m_current, -page));
        return;
    case Qt::Key_Home:
        select(m_sequence.step(0, 0));
        return;
    case Qt::Key_End:
        select(m_sequence.step(rows() - 1, 0));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0) {
            Q_EMIT crossingActivated(currentCrossing());
        }
        return;
    case Qt::Key_Slash:
        Q_EMIT findRequested();
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

int SequenceView::find(const QString &text, int by)
{
    if (text.isEmpty() || !m_sequence.graph()) {
        return 0;
    }
    const RoutingGraph &graph = *m_sequence.graph();
    std::vector<bool> isNamed;
    for (const RoutingNode &node : graph.nodes) {
        isNamed.push_back(node.title.contains(text, Qt::CaseInsensitive));
    }
    std::vector<int> found; // rows
    for (int row = 0; row < rows(); ++row) {
        const int position = m_sequence.rows()[static_cast<size_t>(row)].crossing;
        if (position < 0) {
            continue;
        }
        const Crossing &crossing = graph.crossings[static_cast<size_t>(position)];
        const RoutingEdge &edge = graph.edges[static_cast<size_t>(crossing.edge)];
        if (isNamed[static_cast<size_t>(edge.from)] || isNamed[static_cast<size_t>(edge.to)]
            || crossing.kindTitle.contains(text, Qt::CaseInsensitive)
            || crossing.at.path.contains(text, Qt::CaseInsensitive)) {
            found.push_back(row);
        }
    }
    if (!found.empty()) {
        const auto next = by < 0 ? std::ranges::lower_bound(found, m_current)
                                 : std::ranges::upper_bound(found, m_current);
        if (by < 0) {
            select(next == found.begin() ? found.back() : *std::prev(next));
        } else {
            select(next == found.end() ? found.front() : *next);
        }
    }
    return static_cast<int>(found.size());
}

void SequenceView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void SequenceView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool SequenceView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QAbstractScrollArea::viewportEvent(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    showTip(help->pos(), help->globalPos());
    return true;
}

void SequenceView::showTip(const QPoint &place, const QPoint &global)
{
    QString text;
    if (const int lane = place.y() < headHeight ? laneAt(place.x()) : -1; lane >= 0) {
        const auto node = static_cast<size_t>(m_sequence.lanes()[static_cast<size_t>(lane)]);
        const RoutingNode &shown = m_sequence.graph()->nodes[node];
        text = shown.title + u'\n' + routingtext::nodeSummary(shown);
    } else if (const int row = rowAt(place.y()); row >= 0) {
        const int crossing = m_sequence.rows()[static_cast<size_t>(row)].crossing;
        text = crossing < 0 ? QString() : routingtext::spoken(*m_sequence.graph(), crossing);
    }
    QToolTip::showText(global, text, viewport());
}

} // namespace baton
