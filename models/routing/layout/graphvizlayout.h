// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/values/result.h"

#include <functional>

namespace baton {

/// The maximum sizes that can be laid out in acceptable time and read afterwards.
namespace layoutlimits {
inline constexpr int nodes = 8'000;
inline constexpr int edges = 30'000;
} // namespace layoutlimits

/// The reason why @p request cannot be laid out, with an alternative; empty if it can.
[[nodiscard]] QString layoutRefusal(const LayoutRequest &request);

/// Places the nodes of @p request with Graphviz's "dot" in columns (or rows for a vertical graph)
/// and draws the edges. Deterministic. Only one layout runs at a time in a process, because
/// Graphviz does not support more; others wait.
///
/// It cannot be stopped and takes seconds for several thousand nodes; see LayoutRunner. @p placed
/// is called after nodes were placed and before edges are drawn.
[[nodiscard]] Result<GraphLayout> layOut(const LayoutRequest &request,
                                         const std::function<void()> &placed = {});

/// Places the nodes quickly with "sfdp" and draws straight edges.
[[nodiscard]] Result<GraphLayout> layOutPreview(const LayoutRequest &request);

} // namespace baton
