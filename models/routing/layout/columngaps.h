// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

namespace baton {

/// Moves the columns of @p places so that the gaps between them are as wide as the labels and the
/// edges that run there need, but not wider than @p widest. Nodes without a place (NaN) keep none.
[[nodiscard]] std::vector<QPointF> withNarrowGaps(const LayoutRequest &request,
                                                  std::vector<QPointF> places, double widest);

} // namespace baton
