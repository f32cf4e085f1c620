// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graphs/handoffrefs.h"

#include <functional>

namespace baton {

/// What the check of @p ref says of who hands to whom, at @p edge and, where given, at @p node.
/// What it says of a session that is waited for stands at the edge to that one, which @p awaited
/// holds.
void addFindings(GraphBuilder &builder, const HandoffRef &ref, int edge, int node = -1,
                 const QMap<QString, int> &awaited = {});

/// True for the rules about whole sessions that are about where they lead.
[[nodiscard]] bool isRoutingRule(const QString &sessionRule);

/// What a finding is about, -1 for none.
struct RoutePlace
{
    int node = -1;
    int edge = -1;
};

/// What is said of whole sessions; @p placeOf tells what a rule that one breaks is about.
void addSessionFindings(
    GraphBuilder &builder, const GraphSource &source,
    const std::function<RoutePlace(const Session &, const QString &rule)> &placeOf = {});

} // namespace baton
