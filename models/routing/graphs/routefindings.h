// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graphs/handoffrefs.h"

#include <functional>

namespace baton {

/// Adds the findings of @p ref about its route to @p edge and, if given, to @p node. Findings about
/// a session that it waits for are added to the edge to that session, from @p awaited.
void addFindings(GraphBuilder &builder, const HandoffRef &ref, int edge, int node = -1,
                 const QMap<QString, int> &awaited = {});

/// True for rules about whole sessions that concern routes.
[[nodiscard]] bool isRoutingRule(const QString &sessionRule);

/// The element of the graph for a finding; -1 if there is none.
struct GraphElement
{
    int node = -1;
    int edge = -1;
};

/// Adds the findings about whole sessions. @p placeOf returns the element for a rule that a session
/// breaks.
void addSessionFindings(
    GraphBuilder &builder, const GraphSource &source,
    const std::function<GraphElement(const Session &, const QString &rule)> &placeOf = {});

} // namespace baton
