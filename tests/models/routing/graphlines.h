// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphkeywords.h"

#include <QStringList>

namespace baton {

/// "cfd-reviewer → cfd-bioreactor handoff 1 taken Step 2 of 3": an edge as one line.
inline QStringList linesOf(const RoutingGraph &graph)
{
    using namespace Qt::StringLiterals;
    QStringList lines;
    for (const RoutingEdge &edge : graph.edges) {
        lines.append(u"%1 → %2 %3 %4 %5 %6"_s
                         .arg(graph.nodes[size_t(edge.from)].title,
                              graph.nodes[size_t(edge.to)].title, nameOf(edge.kind))
                         .arg(edge.crossings.size())
                         .arg(nameOf(edge.state), edge.label)
                         .trimmed());
    }
    return lines;
}

inline QStringList unknownIn(const RoutingGraph &graph)
{
    QStringList titles;
    for (const RoutingNode &node : graph.nodes) {
        if (!node.isKnown) {
            titles.append(node.title);
        }
    }
    return titles;
}

inline QStringList rulesIn(const RoutingGraph &graph)
{
    QStringList rules;
    for (const RoutingFinding &finding : graph.findings) {
        rules.append(finding.rule);
    }
    return rules;
}

} // namespace baton
