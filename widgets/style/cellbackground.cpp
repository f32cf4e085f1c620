// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/cellbackground.h"

#include <QApplication>
#include <QStyle>
#include <QStyleOptionViewItem>

namespace baton {

void paintEmptyCell(QPainter &painter, QStyleOptionViewItem &cell)
{
    cell.text.clear();
    const QStyle *style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, &painter, cell.widget);
}

} // namespace baton
