// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeView>

namespace baton {

/// The tree of the workspace: Enter opens a file and toggles a folder, typing jumps to a name.
class WorkspaceTree : public QTreeView
{
    Q_OBJECT

public:
    explicit WorkspaceTree(QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
};

} // namespace baton
