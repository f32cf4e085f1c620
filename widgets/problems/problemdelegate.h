// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace baton {

/// Draws the cells of the problem list: shape, texts, and the fix as a small button.
class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    [[nodiscard]] bool editorEvent(QEvent *event, QAbstractItemModel *model,
                                   const QStyleOptionViewItem &option,
                                   const QModelIndex &index) override;

    /// The rectangle of the button in @p cell; empty if the row has none.
    [[nodiscard]] static QRect buttonIn(const QRect &cell, const QModelIndex &index,
                                        Qt::LayoutDirection direction);
    /// The width of a column in which the button @p title fits.
    [[nodiscard]] static int columnFor(const QString &title);

Q_SIGNALS:
    void fixRequested(const QModelIndex &index);

private:
    [[nodiscard]] static int buttonWidth(const QString &title);
    void paintText(QPainter *painter, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;
    void paintButton(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const;

    QPersistentModelIndex m_pressed;
};

} // namespace baton
