// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionlayout.h"
#include "models/workspace/workspacenode.h"

namespace baton {

/// The rows that lead to a file, from its group to its folder, and its own name.
struct WorkspacePlace
{
    struct Step
    {
        WorkspaceNode::Type type = WorkspaceNode::Type::Folder;
        QString name;
        QString path;
        int order = 0;
        QString layout; ///< title of the session's layout
    };

    std::vector<Step> steps;
    QString name;
    bool isState = false; ///< state file of its session
};

/// The folders with the handoffs of a run but without a state, with the title of such sessions.
using SessionRuns = QHash<QString, QString>;

/// The place of the file @p path in the tree of the workspace @p root: session folders with the
/// contents of their folder of handoffs are under "Sessions", everything else under "Loose
/// documents". Sessions in @p runs show only files directly in the folder. A state file beside its
/// session's folder is shown inside.
[[nodiscard]] WorkspacePlace placeOf(const SessionLayouts &layouts, const SessionRuns &runs,
                                     const QString &root, const QString &path);

/// The rows that lead to the session of the folder @p path, including its own row; empty if the
/// folder belongs to no session.
[[nodiscard]] std::vector<WorkspacePlace::Step> sessionSteps(const SessionLayouts &layouts,
                                                             const SessionRuns &runs,
                                                             const QString &root,
                                                             const QString &path);

} // namespace baton
