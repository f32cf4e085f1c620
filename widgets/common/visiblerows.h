// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QTimer>

class QTreeView;

namespace baton {

/// Emits the visible rows of a tree, shortly after they may have changed.
class VisibleRows final : public QObject
{
    Q_OBJECT

public:
    /// @p view becomes the parent; its model must not be replaced.
    explicit VisibleRows(QTreeView *view);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// @p rows are now visible, from the top; empty while the view is hidden.
    void changed(const QModelIndexList &rows);

private:
    void look();

    QTreeView *m_view;
    QTimer m_timer;
};

} // namespace baton
