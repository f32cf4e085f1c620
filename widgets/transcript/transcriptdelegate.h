// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/transcript/laidoutlines.h"

#include <QStyledItemDelegate>

class QTreeView;

namespace baton {

/// Draws a row of a transcript: of an entry its shape, who or which tool, how its text begins, and
/// at the right tokens and time; of a text its lines, wrapped at the width of @p tree, behind a
/// bar that says whether it is of a failure.
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
    /// What is drawn is asked for where it is drawn, so that no text is read for nothing.
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
