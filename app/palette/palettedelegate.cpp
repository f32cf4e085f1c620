// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/palettedelegate.h"

#include "app/palette/palettemodel.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QPainter>
#include <QTextLayout>

namespace baton {

namespace {

/// Draws @p text with the characters at @p places semi-bold and in the accent colour; returns its
/// width.
int drawTitle(QPainter &painter, const QRect &area, const QString &text,
              const QList<qsizetype> &places, Role role)
{
    QTextLayout layout(text, fonts::body());
    QTextCharFormat strong;
    strong.setFontWeight(QFont::DemiBold);
    strong.setForeground(Theme::color(Role::Accent));
    QList<QTextLayout::FormatRange> formats;
    for (const qsizetype place : places) {
        formats.append({static_cast<int>(place), 1, strong});
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(area.width());
    layout.endLayout();
    painter.setPen(Theme::color(role));
    layout.draw(&painter, {qreal(area.left()), area.center().y() - line.height() / 2 + 1}, {},
                area);
    return qCeil(line.naturalTextWidth());
}

} // namespace

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, Theme::color(Role::Selection));
    }
    QRect area = option.rect.adjusted(measures::paneEdge, 0, -measures::paneEdge, 0);
    const QRect mark(area.left(), area.center().y() - 7, measures::iconSize, measures::iconSize);
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter, mark, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    area.setLeft(mark.right() + 1 + measures::fieldGap);

    const QString keys = index.data(PaletteModel::KeysRole).toString();
    painter->setFont(fonts::small());
    painter->setPen(Theme::color(Role::Muted));
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignRight, keys);
    area.setRight(area.right() - painter->fontMetrics().horizontalAdvance(keys)
                  - measures::groupGap);

    // A long line leaves room for the place of the match.
    const QString place = index.data(PaletteModel::DetailRole).toString();
    const int wanted = painter->fontMetrics().horizontalAdvance(place) + measures::groupGap;
    const QRect room = area.adjusted(0, 0, -std::min(wanted, area.width() * 2 / 5), 0);
    const QString title =
        QFontMetrics(fonts::body())
            .elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room.width());
    const int width = drawTitle(*painter, room, title,
                                index.data(PaletteModel::PlacesRole).value<QList<qsizetype>>(),
                                isEnabled ? Role::Text : Role::Disabled);
    area.setLeft(area.left() + width + measures::groupGap);
    painter->setFont(fonts::small());
    painter->setPen(Theme::color(Role::Muted));
    painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(place, Qt::ElideMiddle, area.width()));
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, measures::buttonRow};
}

} // namespace baton
