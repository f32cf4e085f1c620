// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspacenode.h"

namespace baton {

/// The rows that lead to a file, from its group down to the folder that holds it, and its own name.
struct WorkspacePlace
{
    struct Step
    {
        WorkspaceNode::Type type = WorkspaceNode::Type::Folder;
        QString name;
        QString path;
        int order = 0;
    };

    std::vector<Step> steps;
    QString name;
};

/// Where the file @p path stands in the tree of the workspace @p root: session folders under
/// "Sessions" with the contents of their handoffs/ folder, everything else under "Loose documents".
///
/// A session folder is cfd-bioreactor-session-{YYYYMMDD-HHMMSS}-{PID}; its state file, which lies
/// beside it, stands inside.
[[nodiscard]] WorkspacePlace placeOf(const QString &root, const QString &path);

} // namespace baton
