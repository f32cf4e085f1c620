// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphview.h"

#include "models/core/containerindex.h"
#include "widgets/routing/graph/graphaccessible.h"
#include "widgets/routing/graph/graphview_p.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

GraphView::GraphView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , d(std::make_unique<Private>(this))
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
    d->progressTick.setInterval(1s);
    connect(&d->progressDelay, &QTimer::timeout, this, [this] {
        d->progressTick.start();
        showProgress();
    });
    connect(&d->progressTick, &QTimer::timeout, this, &GraphView::showProgress);
    connect(&d->runner, &LayoutRunner::previewed, this, &GraphView::takeLayout);
    connect(&d->runner, &LayoutRunner::finished, this, &GraphView::takeLayout);
    connect(&d->runner, &LayoutRunner::failed, this, &GraphView::showReason);
    connect(&d->runner, &LayoutRunner::cancelled, this,
            [this] { showReason(tr("The layout was cancelled.")); });
    connect(d->notice, &LayoutNotice::cancelRequested, this, &GraphView::cancelLayout);
    connect(d->notice, &LayoutNotice::neighbourhoodRequested, this,
            &GraphView::neighbourhoodRequested);
    connect(d->notice, &LayoutNotice::groupingRequested, this, &GraphView::groupingRequested);
    connect(d->notice, &LayoutNotice::offerAsked, this,
            [this] { d->notice->setOffer(reductionsOf(*d->graph, d->selected.node)); });
    connect(d->minimap, &GraphMinimap::released, this, &GraphView::placeMinimap);
    connect(d->notice, &LayoutNotice::wholeRequested, this, [this] { fitAs(Fit::Whole); });
    connect(d->notice, &LayoutNotice::closed, this, [this] {
        d->isHintClosed = true;
        if (d->fit != Fit::None) {
            fitAs(d->fit);
        }
    });
    connect(&d->backdrop, &GraphImageCache::improved, viewport(), qOverload<>(&QWidget::update));
    connect(d->minimap, &GraphMinimap::placeWanted, this, [this](QPointF place) {
        d->camera.centreOn(place);
        d->fit = Fit::None;
        cameraMoved();
    });
}

void GraphView::repaintScene()
{
    d->painter = std::make_shared<GraphPainter>(d->scene, GraphColors::ofWindow());
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

int GraphView::Private::labelAt(QPointF spot) const
{
    constexpr QSizeF point(0.1, 0.1);
    const double scale = camera.scale();
    const auto count = static_cast<int>(scene->edges().size());
    for (const auto &[edge, emphasis] : {std::pair(selected.edge, GraphPainter::Emphasis::Selected),
                                         std::pair(hoveredEdge, GraphPainter::Emphasis::Hovered)}) {
        if (edge >= 0 && edge < count && painter->labelRect(edge, scale, emphasis).contains(spot)) {
            return edge;
        }
    }
    for (int edge = 0; edge < count; ++edge) {
        if (painter->isLabelIn(edge, scale, QRectF(spot, point))) {
            return edge;
        }
    }
    return -1;
}

QRect GraphView::nodeRect(int node) const
{
    if (node < 0 || !showsGraph() || toIndex(node) >= d->scene->nodes().size()) {
        return {};
    }
    return d->camera.toView(d->scene->node(node).rect).toRect();
}

QPoint GraphView::edgePoint(int edge) const
{
    if (edge < 0 || !showsGraph() || toIndex(edge) >= d->scene->edges().size()) {
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

QString GraphView::groupAt(QPoint place) const
{
    const GraphScene::Frame *frame =
        showsGraph() && nodeAt(place) < 0 ? d->scene->frameAt(d->camera.toScene(place)) : nullptr;
    return frame ? frame->group : QString();
}

QRect GraphView::frameHead(const QString &group) const
{
    for (const GraphScene::Frame &frame : d->scene->frames()) {
        if (frame.group == group && showsGraph()) {
            return d->camera.toView(frame.head).toRect();
        }
    }
    return {};
}

int GraphView::edgeAt(QPoint place) const
{
    constexpr double reach = 6;
    if (!showsGraph() || nodeAt(place) >= 0) {
        return -1;
    }
    const QPointF spot = d->camera.toScene(place);
    const int label = d->labelAt(spot);
    return label >= 0 ? label : d->scene->edgeAt(spot, reach / zoom());
}

} // namespace baton
