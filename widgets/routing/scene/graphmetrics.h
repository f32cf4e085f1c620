// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/routing/graph/routinggraph.h"
#include "widgets/routing/scene/graphlabeltexts.h"
#include "widgets/routing/scene/linebreaking.h"

namespace baton {

/// Sizes of what is drawn, from the fonts of the window.
namespace graphmetrics {

inline constexpr double padding = 12;   ///< between the border of a card and its contents
inline constexpr double titleLine = 19; ///< height of the title's line
inline constexpr double line = 16;
inline constexpr double mark = 16; ///< size of the shape in a card
inline constexpr double smallMark = 14;
inline constexpr double markGap = 6;
inline constexpr double labelPadding = 6;
inline constexpr double labelHeight = 20;
inline constexpr double arrow = 9;
inline constexpr double frameHead = 28; ///< height of the line with a group's name

/// The first of @p names that a card of @p width has room for, or else the narrowest.
[[nodiscard]] NameLines cardTitle(const std::vector<NameLines> &names, double width);
[[nodiscard]] QSizeF labelSize(const graphwords::EdgeWords &words);
/// @p words as far as they stand in a label of that form.
[[nodiscard]] graphwords::EdgeWords inForm(graphwords::EdgeWords words, LabelForm form);
/// The room of a label in that form; empty when it has none.
[[nodiscard]] QSizeF labelSize(const graphwords::EdgeWords &words, LabelForm form);

} // namespace graphmetrics

[[nodiscard]] std::vector<QSizeF> nodeSizes(const RoutingGraph &graph);

/// The request for a layout: a card for each node and a label for each edge, as large as their
/// texts ask for.
[[nodiscard]] LayoutRequest layoutRequest(const RoutingGraph &graph);

} // namespace baton
