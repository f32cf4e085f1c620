// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton::cli {

/// What "baton graph" prints for a person: its routes, or each handoff where edges are single ones,
/// and what breaks a rule. Paths are shown from @p folder where they lie below it.
[[nodiscard]] QString graphText(const RoutingGraph &graph, const QString &folder, bool isByTime);

} // namespace baton::cli
