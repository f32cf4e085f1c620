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
    QSet<QString> agents; ///< ids of nodes: an edge is shown when one of its ends is in
    QSet<QString> kinds;  ///< ids of kinds of handoffs
    QSet<Action> actions;
    QDateTime from;
    QDateTime to;
    bool withDeclared = true;
    bool inTimeOrder = false; ///< one edge for each handoff instead of one for each pair
    QString around;           ///< id of a node: only what is near it
    int hopsUp = 1;           ///< towards those that hand to it
    int hopsDown = 1;
    Grouping grouping = Grouping::None;
    QSet<QString> collapsed; ///< names of groups that are shown as one node

    friend bool operator==(const GraphFilter &, const GraphFilter &) = default;
};

/// The part of @p graph that @p filter leaves; nodes and edges keep their order, findings theirs.
[[nodiscard]] RoutingGraph shown(const RoutingGraph &graph, const GraphFilter &filter);

/// The name of the group that @p node belongs to.
[[nodiscard]] QString groupOf(const RoutingNode &node, GraphFilter::Grouping grouping);

} // namespace baton
