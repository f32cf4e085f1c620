// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What SequenceView does with the mouse, the keyboard and what is searched.
#include "models/routing/graph/routingtexts.h"
#include "models/routing/rows/transfersmodel.h"
#include "widgets/routing/sequence/sequencepaint.h"
#include "widgets/routing/sequence/sequenceview.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using sequencepaint::headHeight;
using sequencepaint::rowHeight;

} // namespace

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
        const Transfer &crossing = graph.crossings[static_cast<size_t>(position)];
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
        const int node = m_sequence.lanes()[static_cast<size_t>(lane)];
        const RoutingGraph &graph = *m_sequence.graph();
        text = graph.nodes[static_cast<size_t>(node)].title + u'\n'
            + routingtext::nodeSummary(graph, node);
    } else if (const int row = rowAt(place.y()); row >= 0) {
        const int crossing = m_sequence.rows()[static_cast<size_t>(row)].crossing;
        text = crossing < 0 ? QString() : routingtext::spoken(*m_sequence.graph(), crossing);
    }
    QToolTip::showText(global, text, viewport());
}

} // namespace baton
