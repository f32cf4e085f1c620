// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"

#include <QStyledItemDelegate>

namespace baton {

/// Draws the cells of a comparison: the shape for the change of a field, both values with the words
/// that differ, and between them the buttons that copy a value.
class DiffDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int takeWidth = 56;

    /// Sets whether values can be copied to @p side.
    void setEditable(Side side, bool isEditable);
    [[nodiscard]] bool isEditable(Side side) const { return m_isEditable[side == Side::Right]; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    [[nodiscard]] bool editorEvent(QEvent *event, QAbstractItemModel *model,
                                   const QStyleOptionViewItem &option,
                                   const QModelIndex &index) override;

    /// The rectangle of the button that copies the value to @p target; empty if there is none.
    [[nodiscard]] QRect buttonIn(const QRect &cell, const QModelIndex &index, Side target) const;

Q_SIGNALS:
    void takeRequested(const QModelIndex &index, baton::Side target);

private:
    void paintField(QPainter *painter, const QStyleOptionViewItem &option,
                    const QModelIndex &index) const;
    void paintValue(QPainter *painter, const QStyleOptionViewItem &option,
                    const QModelIndex &index) const;
    void paintButtons(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;

    bool m_isEditable[2] = {false, false};
    QPersistentModelIndex m_pressed;
};

} // namespace baton
