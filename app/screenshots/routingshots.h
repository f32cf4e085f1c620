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
    /// The folder of the sample workspace, by the beginning of its name; empty: all of it;
    /// "violations" and "family" are written for the picture.
    QString place;
    std::optional<GraphKind> kind = {};
    Act act = Act::None;
};

[[nodiscard]] const std::vector<RoutingShot> &routingShots();

/// Begins to open the tab.
void openRouting(const RoutingShot &shot, MainWindow &window);
/// True when the tab shows its graph.
[[nodiscard]] bool isRoutingShown(const MainWindow &window);
/// Performs the next step in the tab: false when nothing is left to be done.
bool actOnRouting(const RoutingShot &shot, MainWindow &window, int step);

} // namespace baton
