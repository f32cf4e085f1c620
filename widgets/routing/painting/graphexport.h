// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/routing/graph/replay.h"
#include "models/routing/graph/routinggraph.h"
#include "models/values/result.h"

#include <QByteArray>

#include <optional>

/// Exports a graph as a picture: light theme, title above, legend below. Requires a
/// QGuiApplication, possibly an offscreen one, but no window.
namespace baton::graphexport {

enum class Format { Svg, Png, Pdf };

struct Options
{
    Format format = Format::Svg;
    double scale = 1; ///< pixels of a PNG per logical pixel
    std::optional<ReplayState> replay = {};
};

/// @p layout is the displayed layout, or the result of layOut(layoutRequest(graph)). Fails if a PNG
/// would be too large for memory.
[[nodiscard]] Result<QByteArray> picture(const RoutingGraph &graph, const GraphLayout &layout,
                                         const Options &options);

/// Lays out and exports in one call, for the command line; blocks during the layout.
[[nodiscard]] Result<QByteArray> picture(const RoutingGraph &graph, const Options &options);

} // namespace baton::graphexport
