// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/sessionmarks.h"

#include <QStyledItemDelegate>

namespace baton {

/// Draws the cells of a SessionTable: shape, text, muted tail and, in tall rows, a second line.
class SessionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The height of all rows.
    void setRowHeight(int height) { m_rowHeight = height; }
    /// Texts wrap, and rows grow with them.
    void setWrapping(bool isOn) { m_isWrapping = isOn; }
    [[nodiscard]] bool isWrapping() const { return m_isWrapping; }
    /// Where the first column begins.
    void setEdge(int edge) { m_edge = edge; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintWrapped(QPainter &painter, const QStyleOptionViewItem &cell, QRect area,
                      const QModelIndex &index) const;
    [[nodiscard]] int wrappedHeight(const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const;

    int m_rowHeight = 24;
    bool m_isWrapping = false;
    int m_edge = sessionmeasures::edge;
};

} // namespace baton
