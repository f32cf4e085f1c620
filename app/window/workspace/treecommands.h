// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class WorkspacePane;

/// The file commands of the workspace's tree. The disk is accessed on workers. No file is
/// overwritten, and an unsaved text never loses its file.
class TreeCommands : public QObject
{
    Q_OBJECT

public:
    TreeCommands(const WindowContext &context, WorkspacePane &pane);

private:
    void rename(const QString &path);
    void duplicate(const QString &path);
    void moveToTrash(const QString &path);

    /// False, with a message, if @p path is open and modified.
    [[nodiscard]] bool mayMove(const QString &path);
    void move(const QString &path, const QString &target);

    const WindowContext &m_context;
};

} // namespace baton
