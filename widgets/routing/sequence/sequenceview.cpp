// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/sequence/sequenceview.h"

#include "models/routing/graph/routingtexts.h"
#include "models/routing/rows/transferlookup.h"
#include "widgets/routing/sequence/sequencepaint.h"
#include "widgets/routing/sequence/sequencepainter.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace baton {

using sequencepaint::headHeight;
using sequencepaint::rowHeight;

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
    m_leastLane = SequenceGeometry::leastLaneOf(sequence);
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

/// Brings the row into sight.
void SequenceView::reveal(int row)
{
    m_isUntouched = false;
    m_current = row;
    viewport()->update();
    if (row < 0) {
        setAccessibleDescription({});
        return;
    }
    setAccessibleDescription(routingtext::accessibleText(*m_sequence.graph(), currentCrossing()));
    const QPoint way = places().wayTo(row);
    verticalScrollBar()->setValue(verticalScrollBar()->value() + way.y());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + way.x());
}

SequenceGeometry SequenceView::places() const
{
    return {m_sequence,
            m_leastLane,
            viewport()->size(),
            {horizontalScrollBar()->value(), verticalScrollBar()->value()}};
}

void SequenceView::updateBars()
{
    const SequenceGeometry now = places();
    verticalScrollBar()->setRange(0, now.maximumScroll().y());
    verticalScrollBar()->setPageStep(std::max(rowHeight, now.room().height()));
    horizontalScrollBar()->setRange(0, now.maximumScroll().x());
    horizontalScrollBar()->setPageStep(std::max(1, now.room().width()));
    if (m_isUntouched) {
        horizontalScrollBar()->setValue(places().arrowsStart());
    }
    viewport()->update();
}

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
    const SequenceGeometry now = places();
    SequencePainter{painter, m_sequence, now, m_current, hasFocus(), m_replay}.paint();
}

void SequenceView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

void SequenceView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        select(places().rowAt(event->position().toPoint().y()));
    }
}

void SequenceView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

void SequenceView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int row = places().rowAt(event->position().toPoint().y());
    if (row >= 0 && row == m_current) {
        Q_EMIT crossingActivated(currentCrossing());
    }
}

void SequenceView::keyPressEvent(QKeyEvent *event)
{
    const int page = std::max(1, places().room().height() / rowHeight - 1);
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
    const std::vector<int> found = m_sequence.rowsWith(text);
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
    if (const int lane = place.y() < headHeight ? places().laneAt(place.x()) : -1; lane >= 0) {
        const int node = m_sequence.lanes()[static_cast<size_t>(lane)];
        const RoutingGraph &graph = *m_sequence.graph();
        text = graph.nodes[static_cast<size_t>(node)].title + u'\n'
            + routingtext::nodeSummary(graph, node);
    } else if (const int row = places().rowAt(place.y()); row >= 0) {
        const int crossing = m_sequence.rows()[static_cast<size_t>(row)].crossing;
        text =
            crossing < 0 ? QString() : routingtext::accessibleText(*m_sequence.graph(), crossing);
    }
    QToolTip::showText(global, text, viewport());
}

} // namespace baton
