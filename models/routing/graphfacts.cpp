// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphfacts.h"

namespace baton {

GraphFacts factsOf(const RoutingGraph &graph)
{
    GraphFacts facts;
    for (const Crossing &crossing : graph.crossings) {
        facts.kinds.insert(crossing.kind, crossing.kindTitle);
        facts.protocols.insert(crossing.protocol);
        facts.actions.insert(crossing.action);
        if (crossing.time.isValid()) {
            facts.first = facts.first.isValid() ? facts.first : crossing.time;
            facts.last = crossing.time;
        }
    }
    return facts;
}

} // namespace baton
