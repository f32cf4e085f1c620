// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graphview.h"

using namespace Qt::StringLiterals;

namespace baton {

class GraphView::Private
{
public:
    RoutingGraph graph;
    GraphLayout layout;
    int node = -1;
    int edge = -1;
};

GraphView::GraphView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , d(std::make_unique<Private>())
{
    setObjectName(u"graphView"_s);
    setFrameShape(QFrame::NoFrame);
}

GraphView::~GraphView() = default;

void GraphView::setGraph(const RoutingGraph &graph)
{
    d->graph = graph;
}

const RoutingGraph &GraphView::graph() const
{
    return d->graph;
}

void GraphView::setReplay(const std::optional<ReplayState> &) { }

void GraphView::setStale(bool) { }

bool GraphView::isLaidOut() const
{
    return false;
}

const GraphLayout &GraphView::graphLayout() const
{
    return d->layout;
}

QString GraphView::message() const
{
    return {};
}

int GraphView::selectedNode() const
{
    return d->node;
}

int GraphView::selectedEdge() const
{
    return d->edge;
}

double GraphView::zoom() const
{
    return 1;
}

QRect GraphView::nodeRect(int) const
{
    return {};
}

QPoint GraphView::edgePoint(int) const
{
    return {};
}

int GraphView::nodeAt(QPoint) const
{
    return -1;
}

int GraphView::edgeAt(QPoint) const
{
    return -1;
}

int GraphView::find(const QString &)
{
    return 0;
}

void GraphView::selectNode(int node)
{
    d->edge = -1;
    if (std::exchange(d->node, node) != node) {
        Q_EMIT nodeSelected(node);
    }
}

void GraphView::selectEdge(int edge)
{
    d->node = -1;
    if (std::exchange(d->edge, edge) != edge) {
        Q_EMIT edgeSelected(edge);
    }
}

void GraphView::clearSelection()
{
    d->node = -1;
    d->edge = -1;
    Q_EMIT selectionCleared();
}

void GraphView::setZoom(double) { }

void GraphView::zoomIn() { }

void GraphView::zoomOut() { }

void GraphView::fit() { }

void GraphView::findNext() { }

void GraphView::findPrevious() { }

void GraphView::cancelLayout() { }

} // namespace baton
