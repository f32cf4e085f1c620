// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graphview.h"

#include "widgets/routing/graphaccessible.h"
#include "widgets/routing/graphviewstate.h"

#include <QLocale>
#include <QtConcurrent>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

namespace {

constexpr size_t preparedAtOnce = 700; ///< nodes and edges; more are prepared by a thread

size_t at(int position)
{
    return static_cast<size_t>(position);
}

bool isSmall(const RoutingGraph &graph)
{
    return graph.nodes.size() + graph.edges.size() <= preparedAtOnce;
}

/// Where the nodes of @p graph stood in @p before; empty when some of those are gone.
std::vector<std::optional<QPointF>> placesOf(const RoutingGraph &graph, const RoutingGraph &before,
                                             const GraphLayout &layout)
{
    std::vector<std::optional<QPointF>> places(graph.nodes.size());
    QHash<QString, size_t> known;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        known.insert(graph.nodes[i].id, i);
    }
    for (size_t i = 0; i < before.nodes.size(); ++i) {
        const auto place = known.constFind(before.nodes[i].id);
        if (place == known.constEnd()) {
            return {};
        }
        places[*place] = layout.nodes[i];
    }
    return places;
}

int edgeLike(const RoutingGraph &graph, const RoutingGraph &before, int edge)
{
    const RoutingEdge &old = before.edges[at(edge)];
    const int from = graph.indexOf(before.nodes[at(old.from)].id);
    const int to = graph.indexOf(before.nodes[at(old.to)].id);
    const auto same = std::ranges::find_if(graph.edges, [&](const RoutingEdge &other) {
        return other.from == from && other.to == to && other.kind == old.kind;
    });
    return same == graph.edges.end() ? -1 : static_cast<int>(same - graph.edges.begin());
}

} // namespace

GraphView::GraphView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , d(std::make_unique<Private>(viewport()))
{
    setObjectName(u"graphView"_s);
    setAccessibleName(tr("Routing graph"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    installGraphAccessibility();
    connectParts();
    repaintScene();
}

GraphView::~GraphView() = default;

void GraphView::connectParts()
{
    d->progressDelay.setSingleShot(true);
    d->progressDelay.setInterval(300ms);
    connect(&d->progressDelay, &QTimer::timeout, this, [this] {
        const QLocale locale;
        d->notice->showProgress(tr("Laying out %1 nodes and %2 edges …")
                                    .arg(locale.toString(qsizetype(d->graph->nodes.size())),
                                         locale.toString(qsizetype(d->graph->edges.size()))));
        placeOverlays();
    });
    connect(&d->runner, &LayoutRunner::previewed, this, &GraphView::takeLayout);
    connect(&d->runner, &LayoutRunner::finished, this, &GraphView::takeLayout);
    connect(&d->runner, &LayoutRunner::failed, this,
            [this](const QString &reason) { showReason(reason, true); });
    connect(&d->runner, &LayoutRunner::cancelled, this,
            [this] { showReason(tr("The layout was cancelled."), true); });
    connect(d->notice, &LayoutNotice::cancelRequested, this, &GraphView::cancelLayout);
    connect(d->notice, &LayoutNotice::neighbourhoodRequested, this,
            &GraphView::neighbourhoodRequested);
    connect(d->notice, &LayoutNotice::groupingRequested, this, &GraphView::groupingRequested);
    connect(&d->backdrop, &GraphBackdrop::improved, viewport(), qOverload<>(&QWidget::update));
    connect(d->minimap, &GraphMinimap::placeWanted, this, [this](QPointF place) {
        d->camera.centreOn(place);
        d->isFitted = false;
        cameraMoved();
    });
}

void GraphView::setGraph(const RoutingGraph &graph)
{
    if (graph == *d->graph && (isLaidOut() || d->runner.isRunning())) {
        return;
    }
    const std::shared_ptr<const RoutingGraph> before = d->graph;
    const bool isDone = isLaidOut() && !d->layout->isPreview && !d->runner.isRunning();
    d->runner.drop();
    d->graph = std::make_shared<const RoutingGraph>(graph);
    d->replay.reset();
    d->hoveredNode = -1;
    d->hoveredEdge = -1;
    keepSelection(*before);
    const int run = ++d->requestRun;
    d->progressDelay.start();
    const auto start = [this, run, isDone](const LayoutRequest &request) {
        if (run == d->requestRun) {
            d->isPreparing = false;
            const bool isSame = isDone && request == d->request && keepsPlaces();
            d->request = request;
            isSame ? takeLayout(*d->layout) : layOut();
        }
    };
    if (isSmall(graph)) {
        start(layoutRequest(graph));
    } else {
        d->isPreparing = true;
        QtConcurrent::run(&d->pool, [shared = d->graph] {
            return layoutRequest(*shared);
        }).then(this, start);
    }
}

/// What was selected in @p before is selected in the graph now, if it is still there.
void GraphView::keepSelection(const RoutingGraph &before)
{
    const GraphWalk old = std::exchange(d->selected, {});
    const int node = old.node < 0 ? -1 : d->graph->indexOf(before.nodes[at(old.node)].id);
    const int edge = old.edge < 0 ? -1 : edgeLike(*d->graph, before, old.edge);
    if (node >= 0 || edge >= 0) {
        select(node, edge, -1);
    } else if (old != GraphWalk()) {
        Q_EMIT selectionCleared();
    }
}

/// True when every node is the one that stood in the same position before.
bool GraphView::keepsPlaces() const
{
    return std::ranges::equal(d->graph->nodes, d->laidOutGraph->nodes, {}, &RoutingNode::id,
                              &RoutingNode::id);
}

void GraphView::layOut()
{
    if (d->graph->isEmpty()) {
        d->notice->hide();
        d->progressDelay.stop();
        d->message.clear();
        d->layout = std::make_shared<const GraphLayout>();
        d->laidOutGraph.reset();
        select(-1, -1, -1);
        takeScene(std::make_shared<const GraphScene>());
        return;
    }
    std::vector<std::optional<QPointF>> kept;
    if (isLaidOut() && !d->layout->isPreview) {
        kept = placesOf(*d->graph, *d->laidOutGraph, *d->layout);
    }
    d->runner.start(d->request, std::move(kept));
}

void GraphView::takeLayout(const GraphLayout &layout)
{
    if (!layout.isPreview) {
        d->progressDelay.stop();
        d->notice->hide();
    }
    d->message.clear();
    d->layout = std::make_shared<const GraphLayout>(layout);
    d->laidOutGraph = d->graph;
    rebuild();
    if (!d->searched.isEmpty()) {
        find(d->searched);
    }
    Q_EMIT laidOut(*d->layout);
}

void GraphView::showReason(const QString &reason, bool offersLess)
{
    d->progressDelay.stop();
    if (isLaidOut() && d->laidOutGraph == d->graph) { // its preview stays
        d->notice->hide();
    } else {
        d->layout = std::make_shared<const GraphLayout>();
        d->laidOutGraph.reset();
        select(-1, -1, -1);
        takeScene(std::make_shared<const GraphScene>());
        d->notice->showReason(reason, offersLess);
        placeOverlays();
    }
    d->message = reason;
    Q_EMIT layoutFailed(reason);
}

/// The scene of what is shown now: after a layout, a step of the replay, another font.
void GraphView::rebuild()
{
    const int run = ++d->sceneRun;
    if (!d->laidOutGraph || d->laidOutGraph != d->graph) {
        return;
    }
    const auto make = [graph = d->laidOutGraph, layout = d->layout, replay = d->replay] {
        return std::make_shared<const GraphScene>(*graph, *layout, replay);
    };
    if (isSmall(*d->laidOutGraph)) {
        takeScene(make());
        return;
    }
    QtConcurrent::run(&d->pool, make)
        .then(this, [this, run](const std::shared_ptr<const GraphScene> &scene) {
            if (run == d->sceneRun) {
                takeScene(scene);
            }
        });
}

void GraphView::takeScene(const std::shared_ptr<const GraphScene> &scene)
{
    const bool isFirst = d->scene->isEmpty();
    d->scene = scene;
    d->sceneGraph = d->graph;
    d->camera.setScene(scene->bounds());
    if (isFirst || d->isFitted) {
        fit();
    }
    repaintScene();
}

void GraphView::repaintScene()
{
    auto painter = std::make_shared<GraphPainter>(d->scene, GraphColors::ofWindow());
    painter->setStale(d->isStale);
    d->painter = std::move(painter);
    d->backdrop.setPainter(d->painter);
    d->minimap->setPainter(d->painter);
    d->legend->setPainter(d->painter);
    placeOverlays();
    cameraMoved();
}

const RoutingGraph &GraphView::graph() const
{
    return *d->graph;
}

void GraphView::setReplay(const std::optional<ReplayState> &replay)
{
    if (d->replay != replay) {
        d->replay = replay;
        rebuild();
    }
}

void GraphView::setStale(bool isStale)
{
    if (std::exchange(d->isStale, isStale) != isStale) {
        repaintScene();
    }
}

bool GraphView::isLaidOut() const
{
    return d->laidOutGraph != nullptr;
}

const GraphLayout &GraphView::graphLayout() const
{
    return *d->layout;
}

bool GraphView::isSharp() const
{
    return showsGraph() && !d->layout->isPreview && d->backdrop.isSharp();
}

/// False while the picture is still that of the graph before.
bool GraphView::showsGraph() const
{
    return d->sceneGraph == d->graph;
}

QString GraphView::message() const
{
    return d->message;
}

int GraphView::selectedNode() const
{
    return d->selected.node;
}

int GraphView::selectedEdge() const
{
    return d->selected.edge;
}

double GraphView::zoom() const
{
    return d->camera.scale();
}

QRect GraphView::nodeRect(int node) const
{
    if (node < 0 || !showsGraph() || at(node) >= d->scene->nodes().size()) {
        return {};
    }
    return d->camera.toView(d->scene->node(node).rect).toRect();
}

QPoint GraphView::edgePoint(int edge) const
{
    if (edge < 0 || !showsGraph() || at(edge) >= d->scene->edges().size()) {
        return {};
    }
    const GraphScene::Edge &look = d->scene->edge(edge);
    const QPointF place =
        look.label.isEmpty() ? look.line.value(look.line.size() / 2) : look.label.center();
    return d->camera.toView(place).toPoint();
}

int GraphView::nodeAt(QPoint place) const
{
    return showsGraph() ? d->scene->nodeAt(d->camera.toScene(place)) : -1;
}

int GraphView::edgeAt(QPoint place) const
{
    constexpr double reach = 6;
    return nodeAt(place) >= 0 ? -1 : d->scene->edgeAt(d->camera.toScene(place), reach / zoom());
}

void GraphView::cancelLayout()
{
    if (std::exchange(d->isPreparing, false)) {
        ++d->requestRun;
        showReason(tr("The layout was cancelled."), true);
    } else {
        d->runner.cancel();
    }
}

} // namespace baton
