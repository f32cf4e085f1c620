// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/routingrows.h"

#include "models/routing/routingwording.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton::rows {

SessionColumns routingFindingColumns()
{
    return {{QCoreApplication::translate("baton::RoutingText", "What the routing shows")}};
}

SessionRows routingFindings(const RoutingGraph &graph)
{
    SessionRows rows;
    for (size_t i = 0; i < graph.findings.size(); ++i) {
        const RoutingFinding &finding = graph.findings[i];
        QString place;
        if (finding.edge >= 0) {
            place = routingtext::edgeTitle(graph, finding.edge);
        } else if (finding.node >= 0) {
            place = graph.nodes[static_cast<size_t>(finding.node)].title;
        }
        SessionRow row;
        row.key = finding.rule + u'|' + place + u'|' + finding.message;
        row.cells.push_back({.text = finding.message,
                             .detail = place.isEmpty() ? finding.rule : place,
                             .shape = shapeOf(finding.severity),
                             .sort = -static_cast<int>(finding.severity)});
        row.evidence = finding.evidence;
        row.toolTip = finding.message + u'\n' + finding.rule;
        row.position = static_cast<int>(i);
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, std::ranges::greater(), [&graph](const SessionRow &row) {
        return graph.findings[static_cast<size_t>(row.position)].severity;
    });
    return rows;
}

} // namespace baton::rows
