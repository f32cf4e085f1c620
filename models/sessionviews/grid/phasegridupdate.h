// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"
#include "models/sessionviews/grid/phasenode.h"

namespace baton {

/// The rows of the grid for one session.
struct PhaseRows
{
    std::shared_ptr<const Session> session; ///< null if there are no rows
    std::unique_ptr<PhaseNode> root = std::make_unique<PhaseNode>();
    std::vector<PhaseNode *> nodes; ///< by position in Session::phases
};

/// The change from the rows of one session to those of another. Computing it modifies nothing, so a
/// worker can do it. Applying it is fast.
struct PhaseGridUpdate
{
    /// A row whose children are inserted or removed.
    struct Family
    {
        PhaseNode *parent = nullptr;
        std::vector<int> kept; ///< for each old child its new row; -1 if removed
        std::vector<std::unique_ptr<PhaseNode>>
            children; ///< new children; null where an old one stays
    };

    std::shared_ptr<const Session> session;
    std::vector<Family> families;
    int ranges = 0;                 ///< number of ranges of inserted or removed rows
    std::vector<PhaseNode *> nodes; ///< by position; empty if no row is inserted, removed or moved
    std::vector<int> others;        ///< positions of rows that stay but have changed data
    int attempts = 1;               ///< number of columns for attempts
    int made = 1;                   ///< number of those columns that contain an attempt
    /// The removed nodes, to be deleted later when that delays nothing.
    std::vector<std::unique_ptr<PhaseNode>> removed;
    std::shared_ptr<const Session> before;
};

[[nodiscard]] PhaseGridUpdate phaseGridUpdate(const PhaseRows &before,
                                              const std::shared_ptr<const Session> &session);

} // namespace baton
