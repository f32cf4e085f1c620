// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/report/secretdelegate.h"

#include "models/report/redactionmodel.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/theme.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

namespace baton {

namespace {

/// What stands before the secret gives way first: the secret itself is what is decided about.
qsizetype leadOut(const QStyleOptionViewItem &option, const QString &text, qsizetype begin,
                  qsizetype length)
{
    const QFontMetrics metrics(option.font);
    const int room = option.rect.width() - 2 * measures::controlPadding;
    qsizetype from = 0;
    while (from < begin
           && metrics.horizontalAdvance(text.sliced(from, begin + length - from)) > room) {
        ++from;
    }
    return from;
}

} // namespace

void SecretDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.font = fonts::mono();
    const QString text = cell.text;
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const qsizetype begin = index.data(RedactionModel::SecretBeginRole).toInt();
    const qsizetype length = index.data(RedactionModel::SecretLengthRole).toInt();
    const qsizetype from = leadOut(cell, text, begin, length);
    QTextLayout layout(text.sliced(from), cell.font);
    QTextCharFormat secret;
    secret.setBackground(Theme::color(Role::ErrorTint));
    secret.setForeground(Theme::color(Role::Error));
    layout.setFormats({{int(begin - from), int(length), secret}});
    layout.beginLayout();
    layout.createLine().setNumColumns(int(text.size() - from));
    layout.endLayout();
    painter->save();
    painter->setClipRect(cell.rect);
    painter->setPen(Theme::color(Role::Muted));
    const qreal top = cell.rect.top() + (cell.rect.height() - layout.boundingRect().height()) / 2;
    layout.draw(painter, QPointF(cell.rect.left() + measures::controlPadding, top));
    painter->restore();
}

} // namespace baton
