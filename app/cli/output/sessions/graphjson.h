// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

namespace baton::cli {

/// The output of "baton graph --format json" (docs/cli.md).
[[nodiscard]] QByteArray graphJson(const RoutingGraph &graph);

} // namespace baton::cli
