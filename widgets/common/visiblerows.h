// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QTimer>

class QTreeView;

namespace baton {

/// Emits the rows of a tree that the reader sees, a moment after they may have changed.
class VisibleRows final : public QObject
{
    Q_OBJECT

public:
    /// The model of @p view, which owns it, stays.
    explicit VisibleRows(QTreeView *view);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// The rows in sight are now @p rows, from the top; none while the view is hidden.
    void changed(const QModelIndexList &rows);

private:
    void look();

    QTreeView *m_view;
    QTimer m_timer;
};

} // namespace baton
