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

/// Keeps what is selected in a graph the same in all parts that show it.
class RoutingSelection final : public QObject
{
    Q_OBJECT

public:
    RoutingSelection(GraphView &graph, SequenceView &sequence, SelectionPane &pane,
                     QObject *parent = nullptr);

    /// While this lasts, nothing that is selected in one part is taken over to the others.
    [[nodiscard]] QScopedValueRollback<bool> hold()
    {
        return QScopedValueRollback<bool>(m_isSyncing, true);
    }
    /// Sets the graph that the parts are about to show; null before the first.
    void setGraph(std::shared_ptr<const RoutingGraph> graph) { m_graph = std::move(graph); }
    /// The handoff that is selected.
    [[nodiscard]] std::optional<Transfer> crossing() const;
    /// Selects what the graph has kept, and the handoff @p selected if it is still there.
    void restore(const std::optional<Transfer> &selected);
    /// Selects the handoff at @p position: its edge, its row in the sequence and in the list.
    /// @returns whether the selection changed, so that others have to be notified.
    bool select(int position);

Q_SIGNALS:
    /// The user selected a crossing, in the sequence or in the list.
    void crossingSelected(int position);
    /// -1: none is any more.
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
