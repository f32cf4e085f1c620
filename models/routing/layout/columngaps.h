// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// Moves the columns of @p places so that gaps are as wide as their labels and edges need, but at
/// most @p widest. Nodes without a place (NaN) stay without one.
[[nodiscard]] std::vector<QPointF> withNarrowGaps(const LayoutRequest &request,
                                                  std::vector<QPointF> places, double widest);

} // namespace baton
