// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphlayout.h"

namespace baton {

/// Where the label of an edge stands best: beside the outer node where one end has many other
/// edges, which would run through it there.
enum class LabelEnd { Middle, Tail, Head };

/// Of each edge of @p request.
[[nodiscard]] std::vector<LabelEnd> labelEnds(const LayoutRequest &request);

} // namespace baton
