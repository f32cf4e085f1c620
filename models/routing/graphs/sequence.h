// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <memory>
#include <vector>

namespace baton {

/// One line of a sequence: a handoff, or how long nothing was handed on.
struct SequenceRow
{
    int crossing = -1; ///< position in RoutingGraph::crossings; -1: an idle stretch
    qint64 seconds = 0;
    QDateTime until; ///< end of an idle stretch

    friend bool operator==(const SequenceRow &, const SequenceRow &) = default;
};

/// The handoffs of a graph in time order between the lanes of those that made and took them.
class Sequence
{
public:
    Sequence() = default;
    explicit Sequence(std::shared_ptr<const RoutingGraph> graph);

    [[nodiscard]] const std::shared_ptr<const RoutingGraph> &graph() const { return m_graph; }
    [[nodiscard]] const std::vector<SequenceRow> &rows() const { return m_rows; }
    /// Positions in RoutingGraph::nodes: those of a protocol beside each other, its hub in their
    /// middle.
    [[nodiscard]] const std::vector<int> &lanes() const { return m_lanes; }
    /// The lane of a node; -1 when it handed nothing on and got nothing.
    [[nodiscard]] int laneOf(int node) const;
    /// The row of the crossing at @p position; -1 when it goes over no edge.
    [[nodiscard]] int rowOf(int position) const;
    /// The next row with a handoff @p by rows further on; -1 when there is none.
    [[nodiscard]] int step(int row, int by) const;
    /// The rows whose agents, kind or document hold @p text.
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
