// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <optional>

namespace baton {

/// The stable words for output formats and the command line; never translated.
[[nodiscard]] QLatin1StringView nameOf(GraphKind kind);
[[nodiscard]] QLatin1StringView nameOf(RoutingNode::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(RoutingEdge::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(RoutingEdge::State state);
[[nodiscard]] std::optional<GraphKind> graphKindNamed(QStringView name);

/// A text such as "#3": the number by time of the single handoff of @p edge.
[[nodiscard]] QString orderOf(const RoutingEdge &edge);
/// The label of @p edge, such as "3 · accept", "waits for", "feeds · 1 · reinvoke" or "1 · accept ·
/// undeclared"; in time order "#3 · accept".
[[nodiscard]] QString labelOf(const RoutingEdge &edge);

} // namespace baton
