// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/transcript/laidoutlines.h"

#include <QStyledItemDelegate>

class QTreeView;

namespace baton {

/// Draws a row of a transcript. An entry: shape, author or tool, start of the text, and tokens and
/// time at the right. A text: its lines, wrapped at the width of @p tree, with a bar that marks
/// failures.
class TranscriptDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TranscriptDelegate(QTreeView &tree);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    /// Sets only the index: the text is read when the row is painted.
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void paintLine(QPainter &painter, const QRect &area, const QModelIndex &index,
                   bool isSelected) const;
    void paintText(QPainter &painter, const QRect &area, const QModelIndex &index,
                   bool isSelected) const;
    [[nodiscard]] int textWidth(const QModelIndex &index) const;

    QTreeView &m_tree;
    mutable LaidOutLines m_lines;
};

} // namespace baton
