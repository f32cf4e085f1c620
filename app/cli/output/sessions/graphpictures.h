// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"
#include "models/values/result.h"

#include <functional>

namespace baton::cli {

/// Draws a graph in a format: "svg", "png" or "pdf"; @p scale is the size of a pixel of a PNG.
using GraphPicture = std::function<Result<QByteArray>(const RoutingGraph &graph,
                                                      const QString &format, double scale)>;

/// Sets the function that draws graphs. The command line links no widgets; without this function it
/// offers no picture formats.
void setGraphPicture(GraphPicture picture);
[[nodiscard]] const GraphPicture &graphPicture();

} // namespace baton::cli
