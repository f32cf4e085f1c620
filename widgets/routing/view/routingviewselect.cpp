// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What of RoutingView has to do with what is selected, found and replayed.
#include "models/routing/graph/replay.h"
#include "models/routing/rows/transferlookup.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/routingfilterbar.h"
#include "widgets/routing/controls/routingfindbar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/routing/view/selectionpane.h"

#include <QScopedValueRollback>

namespace baton {

/// After another graph was set: the pane follows what the graph kept.
void RoutingView::showSelection()
{
    if (const int node = m_graphView->selectedNode(); node >= 0) {
        m_pane->showNode(node);
    } else if (const int edge = m_graphView->selectedEdge(); edge >= 0) {
        m_pane->showEdge(edge);
    }
}

std::optional<Transfer> RoutingView::selectedCrossing() const
{
    const int position = m_built.shown ? m_pane->currentCrossing() : -1;
    return position < 0 ? std::nullopt : std::optional(crossing(position));
}

/// An edge for each handoff or one for all of them: what was selected is on the edge that is.
void RoutingView::keepCrossing(const Transfer &selected)
{
    const int position = positionOf(*m_built.shown, selected);
    if (position < 0) {
        return;
    }
    if (m_graphView->selectedEdge() >= 0) {
        m_graphView->selectEdge(crossing(position).edge);
        m_pane->showEdge(crossing(position).edge);
    }
    m_pane->setCurrentCrossing(position);
    m_sequence->setCurrentCrossing(position);
}

const Transfer &RoutingView::crossing(int position) const
{
    return m_built.shown->crossings[static_cast<size_t>(position)];
}

/// Wherever it was selected: its edge, its row in the sequence and in the list.
void RoutingView::selectCrossing(int position, bool tells)
{
    if (m_isSyncing || position < 0) {
        return;
    }
    const Transfer &selected = crossing(position);
    {
        const QScopedValueRollback syncing(m_isSyncing, true);
        if (selected.edge >= 0) {
            const RoutingEdge &edge = m_built.shown->edges[static_cast<size_t>(selected.edge)];
            const int node = m_graphView->selectedNode();
            const bool isOfNode = node >= 0 && (edge.from == node || edge.to == node);
            if (!isOfNode) {
                m_graphView->selectEdge(selected.edge);
                m_pane->showEdge(selected.edge);
            }
        }
        m_pane->setCurrentCrossing(position);
        m_sequence->setCurrentCrossing(position);
    }
    if (tells && !selected.session.isEmpty()) {
        Q_EMIT handoffSelected(QString(selected.session), selected.handoff);
    }
}

bool RoutingView::selectHandoff(const QString &session, int handoff)
{
    const int position = m_built.shown ? crossingOf(*m_built.shown, session, handoff) : -1;
    if (position < 0 || position == m_pane->currentCrossing()) {
        return position >= 0;
    }
    selectCrossing(position, false);
    return true;
}

/// At the end everything is shown as it is, with what was declared and never taken.
void RoutingView::showReplay(int count)
{
    if (!m_built.shown) {
        return;
    }
    const bool isOver = m_replay->isAtEnd() && !m_replay->isPlaying();
    m_moment.reset();
    if (!isOver) {
        m_moment = replayed(*m_built.shown, count, m_built.times);
    }
    m_graphView->setReplay(m_moment);
    m_sequence->setReplay(isOver ? std::nullopt : std::optional(count));
    m_pane->setReplay(m_moment);
    if (!isOver && count > 0) {
        selectCrossing(count - 1, true);
    }
    Q_EMIT replayMoved();
}

void RoutingView::noteNode(int node)
{
    if (node >= 0) {
        const RoutingNode &selected = m_built.shown->nodes[static_cast<size_t>(node)];
        m_filterBar->setNode(selected.id, selected.title);
    } else {
        m_filterBar->setNode({}, {});
    }
}

void RoutingView::activateNode(int node)
{
    const RoutingNode &activated = m_built.shown->nodes[static_cast<size_t>(node)];
    if (activated.kind == RoutingNode::Kind::Group) {
        m_filterBar->setCollapsed(activated.title, false);
    } else if (!activated.sessionPath.isEmpty()) {
        Q_EMIT sessionActivated(QString(activated.sessionPath));
    } else if (!activated.evidence.isEmpty()) {
        Q_EMIT evidenceActivated(Evidence(activated.evidence));
    }
}

/// The handoff that is selected of it, or else the last one.
void RoutingView::activateEdge(int edge)
{
    const std::vector<int> &crossings = m_built.shown->edges[static_cast<size_t>(edge)].crossings;
    if (crossings.empty()) {
        return;
    }
    const int current = m_pane->currentCrossing();
    const bool isOfEdge = std::ranges::find(crossings, current) != crossings.end();
    Q_EMIT evidenceActivated(Evidence(crossing(isOfEdge ? current : crossings.back()).at));
}

void RoutingView::compare(int before, int after)
{
    const SessionHandoff *first = handoffOf(*m_built.source, crossing(before));
    const SessionHandoff *second = handoffOf(*m_built.source, crossing(after));
    if (first && second) {
        Q_EMIT compareRequested(*first, *second);
    }
}

void RoutingView::openFind()
{
    m_findBar->open();
}

void RoutingView::find(const QString &text)
{
    if (isSequenceShown()) {
        m_findBar->showCount(m_sequence->find(text, 1));
    } else {
        m_findBar->showCount(m_graphView->find(text));
    }
}

void RoutingView::stepFind(int by)
{
    if (isSequenceShown()) {
        m_findBar->showCount(m_sequence->find(m_findBar->text(), by));
    } else if (by > 0) {
        m_graphView->findNext();
    } else {
        m_graphView->findPrevious();
    }
}

} // namespace baton
