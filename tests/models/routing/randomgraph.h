// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphbuilder.h"

#include <QRandomGenerator>

namespace baton {

/// A graph of any shape: parallel edges, self-loops, nodes without edges, missing times.
inline RoutingGraph randomGraph(quint32 seed, int nodes, int crossings)
{
    using namespace Qt::StringLiterals;
    QRandomGenerator random(seed);
    const auto below = [&](int limit) { return int(random.bounded(limit)); };
    GraphBuilder builder(GraphKind::Agents);
    for (int i = 0; i < nodes; ++i) {
        RoutingNode node;
        node.id = u"p%1/agent-%2"_s.arg(i % 3).arg(i);
        node.title = u"agent-%1"_s.arg(i);
        node.protocol = u"p%1"_s.arg(i % 3);
        node.role = i % 4 == 0 ? QString() : u"role %1"_s.arg(i % 4);
        node.phase = below(4) - 1;
        node.isHub = i == 0;
        node.isKnown = below(5) > 0;
        builder.node(node);
    }
    const QDateTime start(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
    for (int i = 0; i < crossings; ++i) {
        const int from = below(nodes);
        Transfer crossing;
        crossing.at.path = u"/s/%1.yaml"_s.arg(i);
        crossing.protocol = u"p%1"_s.arg(from % 3);
        crossing.kind = u"kind-%1"_s.arg(below(3));
        crossing.time = i > crossings - 3 ? QDateTime() : start.addSecs(i * 60);
        crossing.action = static_cast<Action>(1 + below(6));
        crossing.isSuperseded = below(4) == 0;
        const auto kind = below(5) == 0 ? RoutingEdge::Kind::Next : RoutingEdge::Kind::Handoff;
        const int edge = builder.edge(from, below(nodes), kind);
        builder.cross(edge, crossing, below(6) > 0);
        if (below(5) == 0) {
            builder.find({u"test.rule"_s, Severity::Warning, u"wrong"_s, crossing.at,
                          below(2) ? from : -1, edge});
        }
    }
    for (int i = 0; i < nodes / 2; ++i) {
        builder.edge(below(nodes), below(nodes), RoutingEdge::Kind::Handoff);
    }
    return builder.take();
}

} // namespace baton
