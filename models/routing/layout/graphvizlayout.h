// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/values/result.h"

#include <functional>

namespace baton {

/// The sizes that can be laid out in a time that a person waits for, and read afterwards.
namespace layoutlimits {
inline constexpr int nodes = 8'000;
inline constexpr int edges = 30'000;
} // namespace layoutlimits

/// The reason why @p request cannot be laid out, with an alternative; empty if it can.
[[nodiscard]] QString layoutRefusal(const LayoutRequest &request);

/// Places the nodes of @p request by Graphviz's "dot" in columns (or rows, when it goes down) and
/// draws the edges between them. The same request gives the same layout. One layout runs at a
/// time in a process, others wait: Graphviz does not allow a second one.
///
/// It cannot be stopped, and takes seconds from some thousand nodes on: see LayoutRunner. @p placed
/// is called when the nodes have their places, before the edges are drawn.
[[nodiscard]] Result<GraphLayout> layOut(const LayoutRequest &request,
                                         const std::function<void()> &placed = {});

/// Places the nodes quickly by "sfdp" and joins them by straight lines.
[[nodiscard]] Result<GraphLayout> layOutPreview(const LayoutRequest &request);

} // namespace baton
