// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/routinggraph.h"

#include <QMap>

#include <set>

namespace baton {

/// What the handoffs of a graph have among them, gathered once: with many of them that takes longer
/// than a frame.
struct GraphFacts
{
    QMap<QString, QString> kinds; ///< titles by id
    std::set<QString> protocols;
    std::set<Action> actions;
    QDateTime first;
    QDateTime last;

    friend bool operator==(const GraphFacts &, const GraphFacts &) = default;
};

[[nodiscard]] GraphFacts factsOf(const RoutingGraph &graph);

} // namespace baton
