// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/routing/graph/routinggraph.h"
#include "widgets/routing/scene/graphlabeltexts.h"
#include "widgets/routing/scene/linebreaking.h"

namespace baton {

/// Sizes in a graph, from the fonts of the window.
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

/// The first of @p names that fits into a card of @p width, or else the narrowest.
[[nodiscard]] NameLines cardTitle(const std::vector<NameLines> &names, double width);
[[nodiscard]] QSizeF labelSize(const graphwords::EdgeWords &words);
/// The part of @p words that a label of that form contains.
[[nodiscard]] graphwords::EdgeWords inForm(graphwords::EdgeWords words, LabelForm form);
/// The size of a label of that form; empty if there is none.
[[nodiscard]] QSizeF labelSize(const graphwords::EdgeWords &words, LabelForm form);

} // namespace graphmetrics

[[nodiscard]] std::vector<QSizeF> nodeSizes(const RoutingGraph &graph);

/// The request for a layout: sizes of the cards of nodes and the labels of edges according to their
/// texts.
[[nodiscard]] LayoutRequest layoutRequest(const RoutingGraph &graph);

} // namespace baton
