// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QSet>

namespace baton {

/// The filter of a graph. Empty sets and invalid times do not filter.
struct GraphFilter
{
    enum class Grouping { None, Protocol, Role, Phase };

    QSet<QString> protocols;
    QSet<QString> agents; ///< ids of nodes; an edge is shown if one of its ends is in the set
    QSet<QString> kinds;  ///< ids of kinds
    QSet<Action> actions;
    QDateTime from;
    QDateTime to;
    bool withDeclared = true;
    bool inTimeOrder = false; ///< one edge for each handoff instead of one for each pair of nodes
    QString around;           ///< id of the node whose neighbourhood is shown; empty for all nodes
    int hopsUp = 1;           ///< number of steps against the direction of handoffs
    int hopsDown = 1;
    Grouping grouping = Grouping::None;
    QSet<QString> collapsed; ///< names of collapsed groups

    friend bool operator==(const GraphFilter &, const GraphFilter &) = default;
};

/// The part of @p graph that passes @p filter. Nodes, edges and findings keep their order.
[[nodiscard]] RoutingGraph shown(const RoutingGraph &graph, const GraphFilter &filter);

/// The name of the group that @p node belongs to.
[[nodiscard]] QString groupOf(const RoutingNode &node, GraphFilter::Grouping grouping);

} // namespace baton
