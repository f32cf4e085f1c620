// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton::cli {

/// The output of "baton graph" as text: routes, or each handoff if edges are single ones, and
/// broken rules. Paths below @p folder are relative to it.
[[nodiscard]] QString graphText(const RoutingGraph &graph, const QString &folder, bool isByTime);

} // namespace baton::cli
