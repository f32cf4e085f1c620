// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How GraphView comes from a graph to a layout and a scene.
#include "models/core/containerindex.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/graph/graphview_p.h"

#include <QtConcurrent>

namespace baton {

namespace {

constexpr size_t preparedAtOnce = 700;   ///< nodes and edges; more are prepared by a thread
constexpr size_t comparedAtOnce = 5'000; ///< handoffs

bool isSmall(const RoutingGraph &graph)
{
    return graph.nodes.size() + graph.edges.size() <= preparedAtOnce;
}

/// The places of the nodes of @p graph in @p before; empty when some of those are gone.
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

/// True when every node is the one that stands in the same position of the other.
bool haveSameNodes(const RoutingGraph &one, const RoutingGraph &other)
{
    return std::ranges::equal(one.nodes, other.nodes, {}, &RoutingNode::id, &RoutingNode::id);
}

/// False when there is nothing where the reader looks.
bool isInSight(const GraphScene &scene, const QRectF &seen)
{
    return std::ranges::any_of(scene.nodes(),
                               [&](const auto &node) { return node.rect.intersects(seen); })
        || std::ranges::any_of(scene.edges(),
                               [&](const auto &edge) { return edge.bounds.intersects(seen); });
}

int edgeLike(const RoutingGraph &graph, const RoutingGraph &before, int edge)
{
    const RoutingEdge &old = before.edges[toIndex(edge)];
    const int from = graph.indexOf(before.nodes[toIndex(old.from)].id);
    const int to = graph.indexOf(before.nodes[toIndex(old.to)].id);
    const auto same = std::ranges::find_if(graph.edges, [&](const RoutingEdge &other) {
        return other.from == from && other.to == to && other.kind == old.kind;
    });
    return same == graph.edges.end() ? -1 : static_cast<int>(same - graph.edges.begin());
}

} // namespace

void GraphView::setGraph(const RoutingGraph &graph, Places places)
{
    shareGraph(std::make_shared<const RoutingGraph>(graph), places);
}

void GraphView::shareGraph(std::shared_ptr<const RoutingGraph> given, Places places)
{
    const RoutingGraph &graph = *given;
    // To compare all handoffs of a large graph takes longer than a frame may.
    const bool isKnown =
        given == d->graph || (graph.crossings.size() <= comparedAtOnce && graph == *d->graph);
    if (isKnown && (isLaidOut() || d->runner.isRunning())) {
        return;
    }
    const std::shared_ptr<const RoutingGraph> before = d->graph;
    const bool isDone = isLaidOut() && !d->layout->isPreview && !d->runner.isRunning();
    d->runner.drop();
    if (places == Places::Kept) {
        d->remembered.clear();
    } else if (isDone) {
        rememberLayout();
    }
    d->places = places;
    d->graph = std::move(given);
    d->replay.reset();
    d->hoveredNode = -1;
    d->hoveredEdge = -1;
    keepSelection(*before);
    const int run = ++d->requestRun;
    d->sinceStart.start();
    d->progressDelay.start();
    const auto start = [this, run, isDone](const LayoutRequest &request) {
        if (run == d->requestRun) {
            d->isPreparing = false;
            const bool isSame = isDone && request == d->laidOutRequest && keepsPlaces();
            d->request = request;
            const auto layout = isSame ? d->layout : rememberedLayout();
            layout ? takeLayout(*layout) : layOut();
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

/// Selects what was selected in @p before, if it still exists.
void GraphView::keepSelection(const RoutingGraph &before)
{
    const KeyboardNavigation old = std::exchange(d->selected, {});
    const int node = old.node < 0 ? -1 : d->graph->indexOf(before.nodes[toIndex(old.node)].id);
    const int edge = old.edge < 0 ? -1 : edgeLike(*d->graph, before, old.edge);
    if (node >= 0 || edge >= 0) {
        select(node, edge, -1);
    } else if (old != KeyboardNavigation()) {
        Q_EMIT selectionCleared();
    }
}

bool GraphView::keepsPlaces() const
{
    return haveSameNodes(*d->graph, *d->laidOutGraph);
}

void GraphView::rememberLayout()
{
    constexpr size_t most = 6;
    const auto isShown = [this](const Private::Remembered &one) {
        return one.request == d->laidOutRequest && haveSameNodes(*one.graph, *d->laidOutGraph);
    };
    std::erase_if(d->remembered, isShown);
    if (d->remembered.size() == most) {
        d->remembered.erase(d->remembered.begin());
    }
    d->remembered.push_back({d->laidOutGraph, d->laidOutRequest, d->layout});
}

/// The layout of the graph if it was shown before; else null.
std::shared_ptr<const GraphLayout> GraphView::rememberedLayout() const
{
    const auto found = std::ranges::find_if(d->remembered, [this](const Private::Remembered &one) {
        return one.request == d->request && haveSameNodes(*one.graph, *d->graph);
    });
    return found == d->remembered.end() ? nullptr : found->layout;
}

void GraphView::layOut()
{
    if (d->graph->isEmpty()) {
        d->notice->hide();
        d->isCropped = false;
        stopProgress();
        d->message.clear();
        d->layout = std::make_shared<const GraphLayout>();
        d->laidOutGraph.reset();
        select(-1, -1, -1);
        takeScene(std::make_shared<const GraphScene>());
        return;
    }
    std::vector<std::optional<QPointF>> kept;
    if (d->places == Places::Kept && isLaidOut() && !d->layout->isPreview) {
        kept = placesOf(*d->graph, *d->laidOutGraph, *d->layout);
    }
    d->runner.start(d->request, std::move(kept));
    if (d->progressTick.isActive()) { // shown without a limit while the request was prepared
        showProgress();
    }
}

void GraphView::stopProgress()
{
    d->progressDelay.stop();
    d->progressTick.stop();
}

void GraphView::takeLayout(const GraphLayout &layout)
{
    if (!layout.isPreview) {
        stopProgress();
        if (!d->notice->isHint()) {
            d->notice->hide();
        }
    }
    d->message.clear();
    d->layout = std::make_shared<const GraphLayout>(layout);
    d->laidOutGraph = d->graph;
    d->laidOutRequest = d->request;
    rebuild();
    if (!d->searched.isEmpty()) {
        find(d->searched);
    }
    Q_EMIT laidOut(*d->layout);
}

void GraphView::showReason(const QString &reason)
{
    stopProgress();
    if (isLaidOut() && d->laidOutGraph == d->graph) { // its preview stays
        offerLess();
        d->notice->showHint(reason, false);
        placeOverlays();
    } else {
        d->layout = std::make_shared<const GraphLayout>();
        d->laidOutGraph.reset();
        select(-1, -1, -1);
        takeScene(std::make_shared<const GraphScene>());
        d->isCropped = false;
        d->offered = d->graph;
        d->notice->setOffer(reductionsOf(*d->graph, -1));
        d->notice->showReason(reason);
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
    const bool wasSketch = std::exchange(d->isSketch, d->layout->isPreview) && !d->isSketch;
    if (isFirst || wasSketch || d->fit != Fit::None) {
        fitAs(isFirst || wasSketch ? Fit::Readable : d->fit);
    } else if (!isInSight(*scene, d->camera.seen())) {
        fitAs(Fit::Readable);
    }
    repaintScene();
}

void GraphView::cancelLayout()
{
    if (std::exchange(d->isPreparing, false)) {
        ++d->requestRun;
        showReason(tr("The layout was cancelled."));
    } else {
        d->runner.cancel();
    }
}

} // namespace baton
