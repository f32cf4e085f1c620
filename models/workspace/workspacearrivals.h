// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspacesessions.h"

#include <map>

namespace baton {

/// New nodes, by the visible row to which they are added. Everything below a new row is built
/// before views are notified.
using WorkspaceArrivals = std::map<WorkspaceNode *, WorkspaceNode>;

/// Adds the missing rows of @p steps below @p root, and @p leaf below them if it is set. Returns
/// the last row.
WorkspaceNode &addRows(WorkspaceNode &root, WorkspaceArrivals &arrivals,
                       std::vector<WorkspacePlace::Step> steps, const WorkspaceSessions &sessions,
                       std::unique_ptr<WorkspaceNode> leaf = nullptr);

/// The row below @p root to which @p steps lead; null when it is not shown.
[[nodiscard]] WorkspaceNode *rowAt(WorkspaceNode &root, std::vector<WorkspacePlace::Step> steps);

/// The number of ranges of rows in which @p nodes come in below @p parent.
[[nodiscard]] size_t rangesIn(const WorkspaceNode &parent,
                              const std::vector<std::unique_ptr<WorkspaceNode>> &nodes);

/// Puts @p nodes in their places below @p parent.
void merge(WorkspaceNode &parent, std::vector<std::unique_ptr<WorkspaceNode>> &nodes);

} // namespace baton
