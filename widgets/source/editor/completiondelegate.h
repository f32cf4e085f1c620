// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace baton {

/// Paints one completion: the key or value, and at the right its title.
class CompletionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum DataRole { TitleRole = Qt::UserRole, RequiredRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

} // namespace baton
