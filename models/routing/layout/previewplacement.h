// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// Gives the nodes of a quick layout room: each unconnected part becomes as large as its nodes
/// need, and the parts are beside each other. Nodes without a place (NaN) keep none.
[[nodiscard]] std::vector<QPointF> spreadApart(const LayoutRequest &request,
                                               std::vector<QPointF> places);

} // namespace baton
