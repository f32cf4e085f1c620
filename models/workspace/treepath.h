// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionlayout.h"
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
        QString layout; ///< title of the session's layout
    };

    std::vector<Step> steps;
    QString name;
    bool isState = false; ///< state file of its session
};

/// The folders with the handoffs of a run but without a state, with the title of such sessions.
using SessionRuns = QHash<QString, QString>;

/// The place of the file @p path in the tree of the workspace @p root: session folders under
/// "Sessions" with the contents of their folder of handoffs, everything else under "Loose
/// documents". Of @p runs only files directly in the folder are shown in the session. A state file
/// beside its session's folder is shown inside.
[[nodiscard]] WorkspacePlace placeOf(const SessionLayouts &layouts, const SessionRuns &runs,
                                     const QString &root, const QString &path);

/// The rows that lead to the session of the folder @p path, itself included; none when it is no
/// session's.
[[nodiscard]] std::vector<WorkspacePlace::Step> sessionSteps(const SessionLayouts &layouts,
                                                             const SessionRuns &runs,
                                                             const QString &root,
                                                             const QString &path);

} // namespace baton
