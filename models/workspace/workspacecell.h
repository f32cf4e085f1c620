// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"
#include "models/workspace/workspacenode.h"

#include <QVariant>

namespace baton {

/// What the row of @p row shows, by the roles of WorkspaceModel. @p root is the workspace's folder.
[[nodiscard]] QVariant workspaceCell(const WorkspaceNode &row, int role, const QString &root,
                                     const ReviewSummaries &reviews);

} // namespace baton
