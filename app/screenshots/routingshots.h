// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"
#include "widgets/style/theme.h"

#include <QSize>

#include <optional>

namespace baton {

class MainWindow;

/// One picture of a routing tab.
struct RoutingShot
{
    enum class Act { None, Edge, Sequence, Replay, Finding, Whole, Neighbourhood, Groups, Filter };

    QString name;
    QSize size;
    Theme::Mode mode;
    /// The start of the name of a folder in the sample workspace; empty: the whole workspace.
    /// "violations" and "family" are created for the picture.
    QString place;
    std::optional<GraphKind> kind = {};
    Act act = Act::None;
};

[[nodiscard]] const std::vector<RoutingShot> &routingShots();

/// Starts to open the tab.
void openRouting(const RoutingShot &shot, MainWindow &window);
/// True if the tab shows its graph.
[[nodiscard]] bool isRoutingShown(const MainWindow &window);
/// Performs the next step in the tab: false after the last one.
bool actOnRouting(const RoutingShot &shot, MainWindow &window, int step);

} // namespace baton
