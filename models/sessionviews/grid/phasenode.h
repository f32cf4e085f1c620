// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <vector>

namespace baton {

/// A row of the grid of phases. Small, because expanding all rows walks all nodes.
struct PhaseNode
{
    int position = -1; ///< position in Session::phases
    int row = -1;      ///< -1 if the row or its parent is not in the grid
    PhaseNode *parent = nullptr;
    std::vector<std::unique_ptr<PhaseNode>> children;
};

} // namespace baton
