// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"
#include "models/workspace/workspacenode.h"

#include <QVariant>

namespace baton {

/// The data of @p row for @p role, a role of WorkspaceModel. @p root is the workspace's folder.
[[nodiscard]] QVariant workspaceCell(const WorkspaceNode &row, int role, const QString &root,
                                     const ReviewSummaries &reviews);

} // namespace baton
