// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/tables/sessionmetrics.h"

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

#include <optional>

namespace baton {

/// Draws the cells of a SessionTable: shape, text, muted suffix and, in high rows, a second line.
class SessionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Texts are on one line, wrap in every row, or wrap in the chosen row only.
    enum class Wrapping { None, All, Chosen };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the height of all rows.
    void setRowHeight(int height) { m_rowHeight = height; }
    [[nodiscard]] int rowHeight() const { return m_rowHeight; }
    /// Sets how texts wrap; rows grow with them.
    void setWrapping(Wrapping wrapping) { m_wrapping = wrapping; }
    [[nodiscard]] Wrapping wrapping() const { return m_wrapping; }
    /// Sets the maximum height of rows that show only a part of their texts.
    void setMostHeight(int height) { m_mostHeight = height; }
    [[nodiscard]] int mostHeight() const { return m_mostHeight; }
    /// Sets the row that shows all of its texts.
    void setChosen(const QModelIndex &index) { m_chosen = index; }
    /// Sets the left edge of the first column.
    void setEdge(int edge) { m_edge = edge; }

    /// The height of the first @p count of @p rows when those that are not chosen have at most
    /// @p most; @p option is the view's.
    [[nodiscard]] int heightOf(const QAbstractItemModel &rows, int count, int most,
                               const QStyleOptionViewItem &option);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    [[nodiscard]] QRect inSight(QRect cell) const;
    void paintWrapped(QPainter &painter, const QStyleOptionViewItem &cell, QRect area,
                      const QModelIndex &index) const;
    [[nodiscard]] int wrappedHeight(const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const;
    /// The maximum height of a row; nullopt: as high as its texts.
    [[nodiscard]] std::optional<int> mostHeight(const QModelIndex &index) const;

    int m_rowHeight = 24;
    int m_mostHeight = 24;
    Wrapping m_wrapping = Wrapping::None;
    QPersistentModelIndex m_chosen;
    int m_edge = sessionmeasures::edge;
};

} // namespace baton
