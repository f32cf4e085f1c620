// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphscene.h"

namespace baton {

/// The effect of the arrow keys: from a node sideways onto the edge that leaves there and on to its
/// other end, up and down to the next node; on an edge up and down to the next edge at the same
/// node.
struct KeyboardNavigation
{
    enum class Way { Left, Right, Up, Down };

    int node = -1;
    int edge = -1;
    int origin = -1; ///< the node that the edge was reached from

    [[nodiscard]] KeyboardNavigation step(const GraphScene &scene, Way way) const;

    friend bool operator==(const KeyboardNavigation &, const KeyboardNavigation &) = default;
};

} // namespace baton
