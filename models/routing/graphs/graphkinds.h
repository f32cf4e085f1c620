// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

/// The kinds of graphs beside that of agents, which is in agentsgraph.h.
namespace baton {

class ProtocolCatalog;
class ProtocolPack;
struct GraphSource;
struct PhaseTable;
struct Session;

/// The phase table of @p pack for @p session; null if the rows of the session are not phases.
[[nodiscard]] const PhaseTable *phaseTableOf(const Session &session, const ProtocolPack &pack);

/// The phases of sessions, with those that each phase feeds and those that a new run invalidates.
[[nodiscard]] RoutingGraph phasesGraph(const GraphSource &source, const ProtocolCatalog &catalog);
/// The chains of protocols, and which of them the handoffs of each session followed.
[[nodiscard]] RoutingGraph chainsGraph(const GraphSource &source, const ProtocolCatalog &catalog);
/// Parents and children, dependencies, and the receivers of a session's end.
[[nodiscard]] RoutingGraph sessionsGraph(const GraphSource &source, const ProtocolCatalog &catalog);
/// The steps of queues in the order of their numbers, with the values that each passes on to the
/// next.
[[nodiscard]] RoutingGraph stepsGraph(const GraphSource &source, const ProtocolCatalog &catalog);

} // namespace baton
