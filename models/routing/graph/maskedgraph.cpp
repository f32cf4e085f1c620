// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/maskedgraph.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Calls @p take with each text of @p graph that may come from a document.
template <typename Take>
void visitGraph(RoutingGraph &graph, Take take)
{
    take(graph.title);
    for (RoutingNode &node : graph.nodes) {
        for (QString *text :
             {&node.id, &node.title, &node.role, &node.sessionPath, &node.evidence.path}) {
            take(*text);
        }
    }
    for (RoutingEdge &edge : graph.edges) {
        take(edge.label);
    }
    for (Transfer &crossing : graph.crossings) {
        for (QString *text : {&crossing.at.path, &crossing.session, &crossing.task,
                              &crossing.headline, &crossing.prompt, &crossing.result}) {
            take(*text);
        }
        std::ranges::for_each(crossing.wrote, take);
    }
    for (RoutingFinding &finding : graph.findings) {
        for (QString *text : {&finding.message, &finding.evidence.path, &finding.about}) {
            take(*text);
        }
    }
    for (RoutingGroup &group : graph.groups) {
        take(group.id);
        take(group.title);
    }
}

/// Makes ids unique again if nodes differed only in a secret.
void distinguishMaskedNodes(RoutingGraph &graph)
{
    QSet<QString> ids;
    for (RoutingNode &node : graph.nodes) {
        const QString id = node.id;
        for (int next = 2; ids.contains(node.id); ++next) {
            node.id = u"%1 %2"_s.arg(id, QString::number(next));
        }
        ids.insert(node.id);
    }
}

} // namespace

RoutingGraph maskedGraph(RoutingGraph graph, const Masking &masking)
{
    if (masking.maskAll([&graph](const auto &take) { visitGraph(graph, take); }) > 0) {
        distinguishMaskedNodes(graph);
    }
    return graph;
}

} // namespace baton
