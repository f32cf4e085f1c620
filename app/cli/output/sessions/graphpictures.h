// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"
#include "models/values/result.h"

#include <functional>

namespace baton::cli {

/// Draws a graph in a format: "svg", "png" or "pdf"; of a PNG @p scale is the size of a pixel.
using GraphPicture = std::function<Result<QByteArray>(const RoutingGraph &graph,
                                                      const QString &format, double scale)>;

/// The command line draws nothing itself, as it links no widgets: whoever can lends it. Without one
/// the formats of pictures are not offered.
void setGraphPicture(GraphPicture picture);
[[nodiscard]] const GraphPicture &graphPicture();

} // namespace baton::cli
