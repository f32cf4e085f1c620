// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/routing/graph/replay.h"
#include "models/routing/graph/routinggraph.h"
#include "models/values/result.h"

#include <QByteArray>

#include <optional>

/// A graph as a picture: light, with its title above and the legend below. Needs a QGuiApplication,
/// also an offscreen one, and no window.
namespace baton::graphexport {

enum class Format { Svg, Png, Pdf };

struct Options
{
    Format format = Format::Svg;
    double scale = 1; ///< pixels of a PNG per logical pixel
    std::optional<ReplayState> replay = {};
};

/// @p layout is what is shown, or what layOut(layoutRequest(graph)) gave. Fails when a PNG would be
/// too large for memory.
[[nodiscard]] Result<QByteArray> picture(const RoutingGraph &graph, const GraphLayout &layout,
                                         const Options &options);

/// Lays out and exports in one go, for the command line; takes as long as the layout does.
[[nodiscard]] Result<QByteArray> picture(const RoutingGraph &graph, const Options &options);

} // namespace baton::graphexport
