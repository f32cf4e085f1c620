// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace baton {

/// Draws a row of the workspace: shape, name, and at the right a count or a muted word.
class WorkspaceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The name of @p index shortened to @p room, so that it differs from neighbours with the same
    /// start.
    [[nodiscard]] static QString shownName(const QModelIndex &index, const QFontMetrics &metrics,
                                           int room);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

} // namespace baton
