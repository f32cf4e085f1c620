// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/rows/routingfindingtable.h"

#include "models/routing/graph/groupedfindings.h"
#include "models/routing/graph/routingtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace baton::rows {

namespace {

/// The agents that the finding concerns, by their names outside of groups.
QString placeOf(const RoutingGraph &graph, const RoutingFinding &finding)
{
    if (!finding.about.isEmpty()) {
        return finding.about;
    }
    if (finding.edge >= 0) {
        return routingtext::edgeTitle(graph, finding.edge);
    }
    return finding.node >= 0 ? graph.nodes[static_cast<size_t>(finding.node)].title : QString();
}

} // namespace

SessionColumns routingFindingColumns()
{
    return {{QCoreApplication::translate("baton::RoutingText", "What the routing shows")}};
}

SessionRows routingFindings(const RoutingGraph &graph, const std::optional<ReplayState> &replay)
{
    SessionRows rows;
    for (const GroupedFindings &equal : foldedFindings(graph, replay)) {
        const RoutingFinding &finding = graph.findings[static_cast<size_t>(equal.first)];
        QString place = placeOf(graph, finding);
        if (const int more = equal.count - 1; more > 0) {
            place =
                //: %1 is the first place that a finding is about
                QCoreApplication::translate("baton::RoutingText", "%1 and %n more", nullptr, more)
                    .arg(place.isEmpty() ? finding.rule : place);
        }
        SessionTableRow row;
        row.key = finding.rule + u'|' + finding.message;
        row.cells.push_back({.text = finding.message,
                             .detail = place.isEmpty() ? finding.rule : place,
                             .shape = statusOf(finding.severity),
                             .sort = -static_cast<int>(finding.severity)});
        row.evidence = finding.evidence;
        row.toolTip = finding.message + u'\n' + finding.rule;
        row.position = equal.first;
        rows.push_back(std::move(row));
    }
    // Sorted by name within a severity, because file times are not meaningful.
    std::ranges::stable_sort(rows, std::ranges::less(), [&graph](const SessionTableRow &row) {
        const RoutingFinding &finding = graph.findings[static_cast<size_t>(row.position)];
        return std::tuple(-static_cast<int>(finding.severity), finding.evidence.path,
                          finding.evidence.document);
    });
    return rows;
}

} // namespace baton::rows
