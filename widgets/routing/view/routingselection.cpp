// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingselection.h"

#include "models/core/toindex.h"
#include "models/routing/rows/transferlookup.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/routing/view/selectionpane.h"

namespace baton {

RoutingSelection::RoutingSelection(GraphView &graph, SequenceView &sequence, SelectionPane &pane,
                                   QObject *parent)
    : QObject(parent)
    , m_graphView(graph)
    , m_sequence(sequence)
    , m_pane(pane)
{
    connectParts();
}

void RoutingSelection::connectParts()
{
    connect(&m_graphView, &GraphView::nodeSelected, this, [this](int node) {
        Q_EMIT nodeSelected(node);
        if (!m_isSyncing) {
            m_pane.showNode(node);
        }
    });
    connect(&m_graphView, &GraphView::edgeSelected, this, [this](int edge) {
        Q_EMIT nodeSelected(-1);
        if (!m_isSyncing) {
            m_pane.showEdge(edge);
        }
    });
    connect(&m_graphView, &GraphView::selectionCleared, this, [this] {
        Q_EMIT nodeSelected(-1);
        if (!m_isSyncing) {
            m_pane.showFindings();
        }
    });
    connect(&m_sequence, &SequenceView::crossingSelected, this,
            &RoutingSelection::crossingSelected);
    connect(&m_pane, &SelectionPane::crossingSelected, this, &RoutingSelection::crossingSelected);
}

const Transfer &RoutingSelection::at(int position) const
{
    return m_graph->crossings[toIndex(position)];
}

std::optional<Transfer> RoutingSelection::crossing() const
{
    const int position = m_graph ? m_pane.currentCrossing() : -1;
    return position < 0 ? std::nullopt : std::optional(at(position));
}

/// The pane follows the selection that the graph kept. If edges are merged or split, the selection
/// moves to the corresponding edge.
void RoutingSelection::restore(const std::optional<Transfer> &selected)
{
    if (const int node = m_graphView.selectedNode(); node >= 0) {
        m_pane.showNode(node);
    } else if (const int edge = m_graphView.selectedEdge(); edge >= 0) {
        m_pane.showEdge(edge);
    }
    const int position = selected ? positionOf(*m_graph, *selected) : -1;
    if (position < 0) {
        return;
    }
    if (m_graphView.selectedEdge() >= 0) {
        m_graphView.selectEdge(at(position).edge);
        m_pane.showEdge(at(position).edge);
    }
    m_pane.setCurrentCrossing(position);
    m_sequence.setCurrentCrossing(position);
}

bool RoutingSelection::select(int position)
{
    if (m_isSyncing || position < 0) {
        return false;
    }
    const Transfer &selected = at(position);
    const auto held = hold();
    if (selected.edge >= 0) {
        const RoutingEdge &edge = m_graph->edges[toIndex(selected.edge)];
        const int node = m_graphView.selectedNode();
        const bool isOfNode = node >= 0 && (edge.from == node || edge.to == node);
        if (!isOfNode) {
            m_graphView.selectEdge(selected.edge);
            m_pane.showEdge(selected.edge);
        }
    }
    m_pane.setCurrentCrossing(position);
    m_sequence.setCurrentCrossing(position);
    return true;
}

} // namespace baton
