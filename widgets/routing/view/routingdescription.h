// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "models/routing/graphs/graphsource.h"
#include "widgets/routing/view/routingdetails.h"

#include <QCoreApplication>

#include <optional>

namespace baton {

/// Describes the parts of a graph at a moment of a replay.
struct RoutingDescription
{
    Q_DECLARE_TR_FUNCTIONS(baton::RoutingDescription)

public:
    const RoutingGraph &graph;
    const GraphSource *source; ///< null: describe from the graph alone
    const std::optional<ReplayState> &replay;

    /// The verdict, then its reasons in the document, then the problems of its route.
    [[nodiscard]] RoutingDetails::Content ofCrossing(const Transfer &crossing) const;
    [[nodiscard]] RoutingDetails::Content ofEdge(int index) const;
    [[nodiscard]] RoutingDetails::Content ofNode(int index) const;
    [[nodiscard]] static RoutingDetails::Content ofFinding(const RoutingFinding &finding);

private:
    /// False for a finding that appears later in a replay.
    [[nodiscard]] bool isTold(size_t finding) const { return !replay || replay->findings[finding]; }
    void addFindings(std::vector<RoutingDetails::Problem> &problems, const Transfer &crossing,
                     bool isOwn) const;
};

} // namespace baton
