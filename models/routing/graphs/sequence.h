// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <memory>
#include <vector>

namespace baton {

/// A line of a sequence: a handoff, or an idle period.
struct SequenceRow
{
    int crossing = -1; ///< index in RoutingGraph::crossings; -1 for an idle period
    qint64 seconds = 0;
    QDateTime until; ///< end of an idle stretch

    friend bool operator==(const SequenceRow &, const SequenceRow &) = default;
};

/// The handoffs of a graph in order of time, between the lanes of senders and receivers.
class Sequence
{
public:
    Sequence() = default;
    explicit Sequence(std::shared_ptr<const RoutingGraph> graph);

    [[nodiscard]] const std::shared_ptr<const RoutingGraph> &graph() const { return m_graph; }
    [[nodiscard]] const std::vector<SequenceRow> &rows() const { return m_rows; }
    /// Indexes in RoutingGraph::nodes. Agents of a protocol are adjacent, with the hub in the
    /// middle.
    [[nodiscard]] const std::vector<int> &lanes() const { return m_lanes; }
    /// The lane of a node; -1 if it has no handoffs.
    [[nodiscard]] int laneOf(int node) const;
    /// The row of the crossing with the index @p position; -1 if it has no edge.
    [[nodiscard]] int rowOf(int position) const;
    /// The row of the handoff that is @p by handoffs after @p row; -1 if there is none.
    [[nodiscard]] int step(int row, int by) const;
    /// The rows whose agents, kind or document contain @p text.
    [[nodiscard]] std::vector<int> rowsWith(const QString &text) const;

private:
    void findLanes();
    void findRows();

    std::shared_ptr<const RoutingGraph> m_graph;
    std::vector<int> m_lanes;
    std::vector<int> m_laneOf; ///< lane, by node
    std::vector<SequenceRow> m_rows;
    std::vector<int> m_rowOf; ///< row, by crossing
};

} // namespace baton
