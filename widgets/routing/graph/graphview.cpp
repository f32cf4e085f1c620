// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphview.h"

#include "models/core/toindex.h"
#include "widgets/routing/graph/graphaccessible.h"
#include "widgets/routing/graph/layoutnotice.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t comparedAtOnce = 5'000; ///< handoffs
constexpr double dimmed = 0.4;

} // namespace

GraphView::GraphView(QWidget *parent)
    : GraphCanvas(parent)
{
    setObjectName(u"graphView"_s);
    setAccessibleName(tr("Routing graph"));
    setFocusPolicy(Qt::StrongFocus);
    installGraphAccessibility();
    connect(this, &GraphCanvas::fitted, this, &GraphView::tellSize);
    connect(&m_layouter, &GraphLayouter::laidOut, this, &GraphView::takeLayout);
    connect(&m_layouter, &GraphLayouter::emptied, this, &GraphView::showNothing);
    connect(&m_layouter, &GraphLayouter::failed, this, &GraphView::showReason);
    connect(&m_layouter, &GraphLayouter::progressed, this, &GraphView::showProgress);
    connect(notice(), &LayoutNotice::cancelRequested, this, &GraphView::cancelLayout);
    connect(notice(), &LayoutNotice::neighbourhoodRequested, this,
            &GraphView::neighbourhoodRequested);
    connect(notice(), &LayoutNotice::groupingRequested, this, &GraphView::groupingRequested);
    connect(notice(), &LayoutNotice::offerAsked, this,
            [this] { notice()->offerSmallerViews(m_graph, selectedNode(), true); });
}

void GraphView::setGraph(const RoutingGraph &graph, Places places)
{
    shareGraph(std::make_shared<const RoutingGraph>(graph), places);
}

void GraphView::shareGraph(std::shared_ptr<const RoutingGraph> given, Places places)
{
    // Comparing all handoffs of a large graph takes longer than a frame.
    const bool isKnown =
        given == m_graph || (given->crossings.size() <= comparedAtOnce && *given == *m_graph);
    if (isKnown && (isLaidOut() || m_layouter.isRunning())) {
        return;
    }
    const std::shared_ptr<const RoutingGraph> before = std::exchange(m_graph, std::move(given));
    m_replay.reset();
    m_emphasis.hoveredNode = -1;
    m_emphasis.hoveredEdge = -1;
    const GraphSelection old = std::exchange(m_emphasis.selected, {});
    if (const GraphSelection kept = old.carriedTo(*m_graph, *before); !kept.isEmpty()) {
        select(kept);
    } else if (!old.isEmpty()) {
        Q_EMIT selectionCleared();
    }
    m_layouter.start(m_graph, places);
}

const RoutingGraph &GraphView::graph() const
{
    return *m_graph;
}

void GraphView::setReplay(const std::optional<ReplayState> &replay)
{
    if (m_replay != replay) {
        m_replay = replay;
        rebuild();
    }
}

bool GraphView::isLaidOut() const
{
    return m_layouter.isLaidOut();
}

const GraphLayout &GraphView::graphLayout() const
{
    return *m_layouter.layout();
}

bool GraphView::isSharp() const
{
    return showsGraph() && !graphLayout().isPreview && isPictureSharp();
}

/// False while the picture is still that of the previous graph.
bool GraphView::showsGraph() const
{
    return m_sceneGraph == m_graph;
}

QString GraphView::message() const
{
    return m_message;
}

void GraphView::cancelLayout()
{
    m_layouter.cancel();
}

void GraphView::takeLayout()
{
    if (!graphLayout().isPreview) {
        notice()->hideOther();
    }
    m_message.clear();
    rebuild();
    if (const QString text = m_search.text(); !text.isEmpty()) {
        find(text);
    }
    Q_EMIT laidOut(graphLayout());
}

void GraphView::showNothing()
{
    notice()->hide();
    m_message.clear();
    clearSelection();
    takeScene(std::make_shared<const GraphScene>());
}

void GraphView::showReason(const QString &reason)
{
    const bool hasPreview = m_layouter.isCurrent();
    if (!hasPreview) {
        showNothing();
    }
    offerSmallerViews();
    hasPreview ? notice()->showHint(reason) : notice()->showReason(reason);
    placeOverlays();
    m_message = reason;
    Q_EMIT layoutFailed(reason);
}

void GraphView::showProgress(int spent, int limit)
{
    offerSmallerViews();
    const bool wasShown = notice()->isProgress();
    notice()->showProgress(*m_graph, spent, limit);
    placeOverlays();
    if (!wasShown && !scene().isEmpty()) {
        fitAgain();
    }
}

void GraphView::offerSmallerViews()
{
    notice()->offerSmallerViews(m_graph, selectedNode());
}

/// Creates the scene again: after a layout, a step of the replay, or a change of font.
void GraphView::rebuild()
{
    if (!m_layouter.isCurrent()) {
        m_sceneTask.drop();
        return;
    }
    const auto make = [graph = m_graph, layout = m_layouter.layout(), replay = m_replay] {
        return std::make_shared<const GraphScene>(*graph, *layout, replay);
    };
    m_sceneTask.start(*m_graph, this, make, [this](const auto &scene) { takeScene(scene); });
}

void GraphView::takeScene(const std::shared_ptr<const GraphScene> &scene)
{
    m_sceneGraph = m_graph;
    setScene(scene, graphLayout().isPreview);
}

/// Offers smaller views if the graph is too large to be read as a whole.
void GraphView::tellSize(double whole)
{
    if (!fitting().isCropped) {
        notice()->forgetClosed();
    }
    if (!fitting().isCropped || fitting().mode == GraphFit::Mode::Whole) {
        notice()->hideHint();
    } else if (!notice()->isClosed() && !graphLayout().isPreview && m_layouter.isCurrent()) {
        offerSmallerViews();
        notice()->showPart(whole);
        placeNotice();
    }
}

int GraphView::selectedNode() const
{
    return m_emphasis.selected.node;
}

int GraphView::selectedEdge() const
{
    return m_emphasis.selected.edge;
}

void GraphView::selectNode(int node)
{
    if (node < std::ssize(m_graph->nodes)) {
        select({std::max(node, -1), -1, -1});
    }
}

void GraphView::selectEdge(int edge)
{
    if (edge < std::ssize(m_graph->edges)) {
        select({-1, std::max(edge, -1), -1});
    }
}

void GraphView::clearSelection()
{
    select({});
}

void GraphView::select(const GraphSelection &selection)
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

QRect GraphView::nodeRect(int node) const
{
    return showsGraph() && scene().hasNode(node) ? camera().toView(scene().node(node).rect).toRect()
                                                 : QRect();
}

QPoint GraphView::edgePoint(int edge) const
{
    return showsGraph() && scene().hasEdge(edge)
        ? camera().toView(scene().edge(edge).middle()).toPoint()
        : QPoint();
}

QRect GraphView::frameHead(const QString &group) const
{
    const auto frame = std::ranges::find(scene().frames(), group, &GraphScene::Frame::group);
    return showsGraph() && frame != scene().frames().end() ? camera().toView(frame->head).toRect()
                                                           : QRect();
}

GraphHit GraphView::hitAt(QPoint place) const
{
    return showsGraph() ? hitTest(place, graphPainter(), camera(), m_emphasis) : GraphHit();
}

QString GraphView::describe(int node, int edge) const
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

int GraphView::find(const QString &text)
{
    m_search = GraphSearch(*m_graph, text);
    m_emphasis.found = m_search.nodes();
    showFound(1);
    viewport()->update();
    return static_cast<int>(m_search.nodes().size());
}

void GraphView::findNext()
{
    showFound(1);
}

void GraphView::findPrevious()
{
    showFound(-1);
}

void GraphView::showFound(int step)
{
    if (const int node = showsGraph() ? m_search.step(step) : -1; node >= 0) {
        selectNode(node); // the arrow keys continue from there
        if (scene().hasNode(node)) {
            reveal(scene().node(node).rect);
        }
    }
}

void GraphView::walk(GraphSelection::Way way)
{
    if (showsGraph() && !scene().isEmpty()) {
        select(m_emphasis.selected.step(scene(), way));
        if (const QRectF place = m_emphasis.selected.placeIn(scene()); !place.isNull()) {
            reveal(place);
        }
    }
}

void GraphView::activate()
{
    if (selectedNode() >= 0) {
        Q_EMIT nodeActivated(selectedNode());
    } else if (selectedEdge() >= 0) {
        Q_EMIT edgeActivated(selectedEdge());
    }
}

void GraphView::collapse()
{
    const auto group = std::ranges::find_if(m_graph->groups, [this](const RoutingGroup &one) {
        return std::ranges::find(one.nodes, selectedNode()) != one.nodes.end();
    });
    if (group != m_graph->groups.end()) {
        Q_EMIT collapseRequested(QString(group->id));
    }
}

bool GraphView::viewportEvent(QEvent *event)
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
bool GraphView::event(QEvent *event)
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

void GraphView::paintEvent(QPaintEvent *)
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

void GraphView::keyPressEvent(QKeyEvent *event)
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

void GraphView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        return GraphCanvas::mouseMoveEvent(event);
    }
    const GraphHit hit = hitAt(event->pos());
    const bool isActive = hit.node >= 0 || hit.edge >= 0 || !hit.group.isEmpty();
    viewport()->setCursor(isActive ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setHovered(hit);
}

void GraphView::mouseReleaseEvent(QMouseEvent *event)
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

void GraphView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        const GraphHit hit = hitAt(event->pos());
        select({hit.node, hit.edge, -1});
        activate();
    }
}

void GraphView::setHovered(const GraphHit &hit)
{
    if (hit.node != m_emphasis.hoveredNode || hit.edge != m_emphasis.hoveredEdge) {
        m_emphasis.hoveredNode = hit.node;
        m_emphasis.hoveredEdge = hit.edge;
        viewport()->update();
    }
}

void GraphView::focusInEvent(QFocusEvent *event)
{
    GraphCanvas::focusInEvent(event);
    viewport()->update();
}

void GraphView::focusOutEvent(QFocusEvent *event)
{
    GraphCanvas::focusOutEvent(event);
    viewport()->update();
}

void GraphView::changeEvent(QEvent *event)
{
    GraphCanvas::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        rebuild();
    }
}

} // namespace baton
