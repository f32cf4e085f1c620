// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/containerindex.h"
#include "widgets/routing/graph/graphaccessible.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/graph/graphview_p.h"
#include "widgets/style/metrics.h"

namespace baton {

void GraphView::selectNode(int node)
{
    if (node < 0) {
        clearSelection();
    } else if (toIndex(node) < d->graph->nodes.size()) {
        select(node, -1, -1);
    }
}

void GraphView::selectEdge(int edge)
{
    if (edge < 0) {
        clearSelection();
    } else if (toIndex(edge) < d->graph->edges.size()) {
        select(-1, edge, -1);
    }
}

void GraphView::clearSelection()
{
    select(-1, -1, -1);
}

void GraphView::select(int node, int edge, int origin)
{
    const bool isSame = node == d->selected.node && edge == d->selected.edge;
    d->selected = {node, edge, origin};
    if (isSame) {
        return;
    }
    viewport()->update();
    tellFocus(*this, node, edge);
    if (node >= 0) {
        Q_EMIT nodeSelected(node);
    } else if (edge >= 0) {
        Q_EMIT edgeSelected(edge);
    } else {
        Q_EMIT selectionCleared();
    }
}

/// Moves the view so that what is selected is seen.
void GraphView::reveal()
{
    QRectF place;
    if (!showsGraph()) {
        return;
    }
    if (const int node = d->selected.node; node >= 0 && toIndex(node) < d->scene->nodes().size()) {
        place = d->scene->node(node).rect;
    } else if (const int edge = d->selected.edge;
               edge >= 0 && toIndex(edge) < d->scene->edges().size()) {
        const GraphScene::Edge &look = d->scene->edge(edge);
        const QPointF middle = look.line.value(look.line.size() / 2);
        place = look.label.isEmpty() ? QRectF(middle, QSizeF(1, 1)) : look.label;
    }
    if (!place.isNull()) {
        reveal(place);
    }
}

/// Not below the notice.
void GraphView::reveal(const QRectF &place)
{
    d->camera.reveal(place);
    const QRectF notice(d->notice->geometry());
    const QRectF shown = d->camera.toView(place);
    if (d->notice->isVisibleTo(viewport()) && shown.intersects(notice)) {
        d->camera.moveBy({0, shown.top() - notice.bottom() - measures::paneEdge});
    }
    cameraMoved();
}

QString GraphView::describe(int node, int edge) const
{
    if (node >= 0 && toIndex(node) < std::min(d->graph->nodes.size(), d->scene->nodes().size())) {
        const GraphScene::Node &look = d->scene->node(node);
        return graphwords::describeNode(*d->graph, node, {look.status, look.verdict}, d->replay);
    }
    if (edge >= 0 && toIndex(edge) < d->graph->edges.size()) {
        return graphwords::describeEdge(*d->graph, edge, d->replay);
    }
    return {};
}

void GraphView::walk(int key)
{
    const KeyboardNavigation::Way way = key == Qt::Key_Left ? KeyboardNavigation::Way::Left
        : key == Qt::Key_Right                              ? KeyboardNavigation::Way::Right
        : key == Qt::Key_Up                                 ? KeyboardNavigation::Way::Up
                                                            : KeyboardNavigation::Way::Down;
    if (showsGraph() && !d->scene->isEmpty()) {
        const KeyboardNavigation next = d->selected.step(*d->scene, way);
        select(next.node, next.edge, next.origin);
        reveal();
    }
}

void GraphView::activate()
{
    if (d->selected.node >= 0) {
        Q_EMIT nodeActivated(d->selected.node);
    } else if (d->selected.edge >= 0) {
        Q_EMIT edgeActivated(d->selected.edge);
    }
}

void GraphView::collapse()
{
    const auto group = std::ranges::find_if(d->graph->groups, [this](const RoutingGroup &one) {
        return std::ranges::find(one.nodes, d->selected.node) != one.nodes.end();
    });
    if (group != d->graph->groups.end()) {
        Q_EMIT collapseRequested(QString(group->id));
    }
}

int GraphView::find(const QString &text)
{
    d->searched = text;
    d->found.clear();
    d->foundAt = -1;
    for (size_t i = 0; i < d->graph->nodes.size() && !text.isEmpty(); ++i) {
        const RoutingNode &node = d->graph->nodes[i];
        if (node.title.contains(text, Qt::CaseInsensitive)
            || node.role.contains(text, Qt::CaseInsensitive)
            || node.id.contains(text, Qt::CaseInsensitive)) {
            d->found.push_back(static_cast<int>(i));
        }
    }
    showFound(1);
    viewport()->update();
    return static_cast<int>(d->found.size());
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
    const int count = static_cast<int>(d->found.size());
    if (count == 0 || !showsGraph()) {
        return;
    }
    d->foundAt = d->foundAt < 0 ? 0 : (d->foundAt + step + count) % count;
    const int node = d->found[toIndex(d->foundAt)];
    selectNode(node); // the arrows go on from there
    if (toIndex(node) < d->scene->nodes().size()) {
        reveal(d->scene->node(node).rect);
    }
}

} // namespace baton
