// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/selectablegraph.h"

#include "models/core/toindex.h"
#include "widgets/routing/graph/graphaccessible.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace baton {

namespace {

constexpr double dimmed = 0.4;

} // namespace

SelectableGraph::SelectableGraph(QWidget *parent)
    : GraphCanvas(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void SelectableGraph::changeGraph(std::shared_ptr<const RoutingGraph> graph)
{
    const std::shared_ptr<const RoutingGraph> before = std::exchange(m_graph, std::move(graph));
    m_replay.reset();
    m_emphasis.hoveredNode = -1;
    m_emphasis.hoveredEdge = -1;
    const GraphSelection old = std::exchange(m_emphasis.selected, {});
    if (const GraphSelection kept = old.carriedTo(*m_graph, *before); !kept.isEmpty()) {
        select(kept);
    } else if (!old.isEmpty()) {
        Q_EMIT selectionCleared();
    }
}

bool SelectableGraph::changeReplay(const std::optional<ReplayState> &replay)
{
    return std::exchange(m_replay, replay) != replay;
}

void SelectableGraph::showScene(const std::shared_ptr<const GraphScene> &scene, bool isSketch)
{
    m_sceneGraph = m_graph;
    setScene(scene, isSketch);
}

void SelectableGraph::findAgain()
{
    if (const QString text = m_search.text(); !text.isEmpty()) {
        find(text);
    }
}

void SelectableGraph::selectNode(int node)
{
    if (node < std::ssize(m_graph->nodes)) {
        select({std::max(node, -1), -1, -1});
    }
}

void SelectableGraph::selectEdge(int edge)
{
    if (edge < std::ssize(m_graph->edges)) {
        select({-1, std::max(edge, -1), -1});
    }
}

void SelectableGraph::clearSelection()
{
    select({});
}

void SelectableGraph::select(const GraphSelection &selection)
{
    const auto &[node, edge, origin] = selection;
    const bool isSame = node == selectedNode() && edge == selectedEdge();
    m_emphasis.selected = selection;
    if (isSame) {
        return;
    }
    viewport()->update();
    notifyFocus(*this, node, edge);
    if (node >= 0) {
        Q_EMIT nodeSelected(node);
    } else if (edge >= 0) {
        Q_EMIT edgeSelected(edge);
    } else {
        Q_EMIT selectionCleared();
    }
}

QRect SelectableGraph::nodeRect(int node) const
{
    return showsGraph() && scene().hasNode(node) ? camera().toView(scene().node(node).rect).toRect()
                                                 : QRect();
}

QPoint SelectableGraph::edgePoint(int edge) const
{
    return showsGraph() && scene().hasEdge(edge)
        ? camera().toView(scene().edge(edge).middle()).toPoint()
        : QPoint();
}

QRect SelectableGraph::frameHead(const QString &group) const
{
    const auto frame = std::ranges::find(scene().frames(), group, &GraphScene::Frame::group);
    return showsGraph() && frame != scene().frames().end() ? camera().toView(frame->head).toRect()
                                                           : QRect();
}

GraphHit SelectableGraph::hitAt(QPoint place) const
{
    return showsGraph() ? hitTest(place, graphPainter(), camera(), m_emphasis) : GraphHit();
}

QString SelectableGraph::describe(int node, int edge) const
{
    if (scene().hasNode(node) && node < std::ssize(m_graph->nodes)) {
        const GraphScene::Node &look = scene().node(node);
        return graphwords::describeNode(*m_graph, node, {look.status, look.verdict}, m_replay);
    }
    if (edge >= 0 && toIndex(edge) < m_graph->edges.size()) {
        return graphwords::describeEdge(*m_graph, edge, m_replay);
    }
    return {};
}

int SelectableGraph::find(const QString &text)
{
    m_search = GraphSearch(*m_graph, text);
    m_emphasis.found = m_search.nodes();
    showFound(1);
    viewport()->update();
    return static_cast<int>(m_search.nodes().size());
}

void SelectableGraph::findNext()
{
    showFound(1);
}

void SelectableGraph::findPrevious()
{
    showFound(-1);
}

void SelectableGraph::showFound(int step)
{
    if (const int node = showsGraph() ? m_search.step(step) : -1; node >= 0) {
        selectNode(node); // the arrow keys continue from there
        if (scene().hasNode(node)) {
            reveal(scene().node(node).rect);
        }
    }
}

void SelectableGraph::walk(GraphSelection::Way way)
{
    if (showsGraph() && !scene().isEmpty()) {
        select(m_emphasis.selected.step(scene(), way));
        if (const QRectF place = m_emphasis.selected.placeIn(scene()); !place.isNull()) {
            reveal(place);
        }
    }
}

void SelectableGraph::activate()
{
    if (selectedNode() >= 0) {
        Q_EMIT nodeActivated(selectedNode());
    } else if (selectedEdge() >= 0) {
        Q_EMIT edgeActivated(selectedEdge());
    }
}

void SelectableGraph::collapse()
{
    const auto group = std::ranges::find_if(m_graph->groups, [this](const RoutingGroup &one) {
        return std::ranges::find(one.nodes, selectedNode()) != one.nodes.end();
    });
    if (group != m_graph->groups.end()) {
        Q_EMIT collapseRequested(QString(group->id));
    }
}

bool SelectableGraph::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto &help = *static_cast<QHelpEvent *>(event);
        const GraphHit hit = hitAt(help.pos());
        QToolTip::showText(help.globalPos(),
                           hit.edge >= 0 || hit.group.isEmpty()
                               ? describe(hit.node, hit.edge)
                               : tr("%1: click to draw it as one (Backspace)").arg(hit.group),
                           viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        setHovered({});
    }
    return GraphCanvas::viewportEvent(event);
}

/// While the view has the focus, letters are its own keys, not shortcuts of the window.
bool SelectableGraph::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool isPlain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (isPlain
            && (key.key() == Qt::Key_F || key.key() == Qt::Key_Slash || key.key() == Qt::Key_Plus
                || key.key() == Qt::Key_Minus || key.key() == Qt::Key_Equal)) {
            event->accept();
            return true;
        }
    }
    return GraphCanvas::event(event);
}

void SelectableGraph::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    paintScene(painter, selectedNode() >= 0 ? dimmed : 1);
    if (showsGraph() && !scene().isEmpty()) {
        m_emphasis.paint(painter, graphPainter(), camera());
        if (hasFocus()) {
            m_emphasis.paintFocus(painter, graphPainter(), zoom());
        }
    }
}

void SelectableGraph::keyPressEvent(QKeyEvent *event)
{
    if (const auto way = GraphSelection::wayOf(event->key())) {
        return walk(*way);
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return activate();
    case Qt::Key_F:
        return fit();
    case Qt::Key_Slash:
        return Q_EMIT findRequested();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_Backspace:
        return collapse();
    case Qt::Key_Escape:
        if (!m_emphasis.selected.isEmpty()) {
            return clearSelection();
        }
        break;
    default:
        break;
    }
    GraphCanvas::keyPressEvent(event);
}

void SelectableGraph::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        return GraphCanvas::mouseMoveEvent(event);
    }
    const GraphHit hit = hitAt(event->pos());
    const bool isActive = hit.node >= 0 || hit.edge >= 0 || !hit.group.isEmpty();
    viewport()->setCursor(isActive ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setHovered(hit);
}

void SelectableGraph::mouseReleaseEvent(QMouseEvent *event)
{
    const bool wasDragging = isDragging();
    GraphCanvas::mouseReleaseEvent(event);
    if (wasDragging || event->button() != Qt::LeftButton) {
        return;
    }
    const GraphHit hit = hitAt(event->pos());
    if (hit.edge < 0 && !hit.group.isEmpty()) {
        Q_EMIT collapseRequested(hit.group);
    } else {
        select({hit.node, hit.edge, -1});
    }
}

void SelectableGraph::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        const GraphHit hit = hitAt(event->pos());
        select({hit.node, hit.edge, -1});
        activate();
    }
}

void SelectableGraph::setHovered(const GraphHit &hit)
{
    if (hit.node != m_emphasis.hoveredNode || hit.edge != m_emphasis.hoveredEdge) {
        m_emphasis.hoveredNode = hit.node;
        m_emphasis.hoveredEdge = hit.edge;
        viewport()->update();
    }
}

void SelectableGraph::focusInEvent(QFocusEvent *event)
{
    GraphCanvas::focusInEvent(event);
    viewport()->update();
}

void SelectableGraph::focusOutEvent(QFocusEvent *event)
{
    GraphCanvas::focusOutEvent(event);
    viewport()->update();
}

} // namespace baton
