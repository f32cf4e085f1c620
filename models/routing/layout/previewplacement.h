// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// Spreads out a quick layout: each component becomes as large as its nodes need, and components
/// are beside each other. Nodes without a place (NaN) stay without one.
[[nodiscard]] std::vector<QPointF> spreadApart(const LayoutRequest &request,
                                               std::vector<QPointF> places);

} // namespace baton
