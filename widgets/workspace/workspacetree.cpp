// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/workspace/workspacetree.h"

#include "models/workspace/workspacemodel.h"
#include "widgets/style/metrics.h"
#include "widgets/workspace/workspacedelegate.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace baton {

namespace {

bool isSession(const QModelIndex &index)
{
    return index.isValid()
        && index.data(WorkspaceModel::TypeRole).toInt()
        == static_cast<int>(WorkspaceNode::Type::Session);
}

} // namespace

WorkspaceTree::WorkspaceTree(QWidget *parent)
    : QTreeView(parent)
{
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setIndentation(measures::treeIndent);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setExpandsOnDoubleClick(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setItemDelegate(new WorkspaceDelegate(this));
}

/// A session opens in a tab; the chevron or Right expands its row.
void WorkspaceTree::mouseDoubleClickEvent(QMouseEvent *event)
{
    setExpandsOnDoubleClick(!isSession(indexAt(event->position().toPoint())));
    QTreeView::mouseDoubleClickEvent(event);
}

void WorkspaceTree::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QModelIndex current = currentIndex();
    if (isEnter && isSession(current)) {
        Q_EMIT activated(current);
        return;
    }
    if (isEnter && current.isValid() && model()->hasChildren(current)) {
        setExpanded(current, !isExpanded(current));
        return;
    }
    QTreeView::keyPressEvent(event);
}

} // namespace baton
