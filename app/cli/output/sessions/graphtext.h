// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton::cli {

/// The output of "baton graph" for a person: its routes, or each handoff if edges are single ones,
/// and broken rules. Paths are shown from @p folder if they lie below it.
[[nodiscard]] QString graphText(const RoutingGraph &graph, const QString &folder, bool isByTime);

} // namespace baton::cli
