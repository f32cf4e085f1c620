// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"
#include "models/workspace/workspacenode.h"

#include <QCoreApplication>

namespace baton {

/// The words of the workspace tree.
class WorkspaceText
{
    Q_DECLARE_TR_FUNCTIONS(baton::WorkspaceText)

public:
    /// The name of @p node; for sessions of the same name with the part that differs:
    /// "20261122-100000-9".
    [[nodiscard]] static QString nameOf(const WorkspaceNode &node);
    /// The number of findings of its worst severity; 0 if it has none.
    [[nodiscard]] static int countOf(const WorkspaceNode &node);
    /// The muted text at the right of @p node when no count is shown: a session's mode, "no
    /// handoff".
    [[nodiscard]] static QString detailOf(const WorkspaceNode &node);
    /// "transcript", "database"; empty for documents.
    [[nodiscard]] static QString wordOf(FileContent content);
    /// @p status in words: "errors", "no handoff".
    [[nodiscard]] static QString wordOf(WorkspaceStatus status);
    /// "Review: approved", with the reviews; empty if there are none.
    [[nodiscard]] static QString wordOf(const ReviewSummary &summary);
    /// @p name without the line breaks and other controls that a file's name may have.
    [[nodiscard]] static QString oneLine(QString name);
    /// The path below @p root, the findings, and why the file could not be read.
    [[nodiscard]] static QString toolTipOf(const WorkspaceNode &node, const QString &root);
    [[nodiscard]] static QString accessibleTextOf(const WorkspaceNode &node);

private:
    [[nodiscard]] static QStringList findingsOf(const WorkspaceNode &node);
};

} // namespace baton
