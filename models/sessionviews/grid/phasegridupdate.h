// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"
#include "models/sessionviews/grid/phasenode.h"

namespace baton {

/// The rows of the grid for one session.
struct PhaseRows
{
    std::shared_ptr<const Session> session; ///< null: no rows
    std::unique_ptr<PhaseNode> root = std::make_unique<PhaseNode>();
    std::vector<PhaseNode *> nodes; ///< by position in Session::phases
};

/// The change from the rows of one session to those of another. Computing it changes nothing, so
/// that a worker may do so; applying it is little work.
struct PhaseGridUpdate
{
    /// A row whose children come and go.
    struct Family
    {
        PhaseNode *parent = nullptr;
        std::vector<int> kept; ///< for each old child its new row; -1: removed
        std::vector<std::unique_ptr<PhaseNode>> children; ///< new children; null: an old one stays
    };

    std::shared_ptr<const Session> session;
    std::vector<Family> families;
    int ranges = 0;                 ///< number of ranges of inserted or removed rows
    std::vector<PhaseNode *> nodes; ///< by position; empty: no row is inserted, removed or moved
    std::vector<int> others;        ///< positions of rows that stay but have changed
    int attempts = 1;               ///< number of columns for attempts
    int made = 1;                   ///< number of those columns that contain an attempt
    /// The removed nodes, which are deleted later, when it takes nobody's time.
    std::vector<std::unique_ptr<PhaseNode>> removed;
    std::shared_ptr<const Session> before;
};

[[nodiscard]] PhaseGridUpdate phaseGridUpdate(const PhaseRows &before,
                                              const std::shared_ptr<const Session> &session);

} // namespace baton
