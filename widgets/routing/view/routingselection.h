// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QObject>
#include <QScopedValueRollback>

#include <optional>

namespace baton {

class GraphView;
class SelectionPane;
class SequenceView;

/// Keeps the selection of all parts of a graph's view in sync.
class RoutingSelection final : public QObject
{
    Q_OBJECT

public:
    RoutingSelection(GraphView &graph, SequenceView &sequence, SelectionPane &pane,
                     QObject *parent = nullptr);

    /// While the result exists, selections are not synchronized.
    [[nodiscard]] QScopedValueRollback<bool> hold()
    {
        return QScopedValueRollback<bool>(m_isSyncing, true);
    }
    /// Sets the graph that the parts will show; null before the first.
    void setGraph(std::shared_ptr<const RoutingGraph> graph) { m_graph = std::move(graph); }
    /// The selected handoff.
    [[nodiscard]] std::optional<Transfer> crossing() const;
    /// Restores the selection of the graph, and the handoff @p selected if it still exists.
    void restore(const std::optional<Transfer> &selected);
    /// Selects the handoff at @p position: its edge, its row in the sequence and in the list.
    /// @returns whether the selection changed.
    bool select(int position);

Q_SIGNALS:
    /// The user selected a handoff in the sequence or in the list.
    void crossingSelected(int position);
    /// Emitted when a node was selected; -1 if none is.
    void nodeSelected(int node);

private:
    void connectParts();
    [[nodiscard]] const Transfer &at(int position) const;

    std::shared_ptr<const RoutingGraph> m_graph;
    GraphView &m_graphView;
    SequenceView &m_sequence;
    SelectionPane &m_pane;
    bool m_isSyncing = false; ///< a selection is being copied from one part to the others
};

} // namespace baton
