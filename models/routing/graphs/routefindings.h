// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graphs/handoffrefs.h"

#include <functional>

namespace baton {

/// Adds the findings of @p ref about its route, at @p edge and, if given, at @p node. Findings
/// about a session that it waits for are at the edge to that one, from @p awaited.
void addFindings(GraphBuilder &builder, const HandoffRef &ref, int edge, int node = -1,
                 const QMap<QString, int> &awaited = {});

/// True for the rules about whole sessions that are about where they lead.
[[nodiscard]] bool isRoutingRule(const QString &sessionRule);

/// The place of a finding in the graph, -1 for none.
struct GraphElement
{
    int node = -1;
    int edge = -1;
};

/// Adds the findings about whole sessions; @p placeOf gives the place of a rule that one breaks.
void addSessionFindings(
    GraphBuilder &builder, const GraphSource &source,
    const std::function<GraphElement(const Session &, const QString &rule)> &placeOf = {});

} // namespace baton
