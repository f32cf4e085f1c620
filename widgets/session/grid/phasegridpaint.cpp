// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/phasegridpaint.h"

#include "models/sessionviews/grid/phasegrid.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/markedline.h"

#include <QPainter>

namespace baton::gridpaint {

namespace {

constexpr int numberWidth = 18;

Role textRole(const QModelIndex &index)
{
    return index.data(PhaseGrid::FadedRole).toBool() ? Role::Muted : Role::Text;
}

Status statusAt(const QModelIndex &index)
{
    return static_cast<Status>(index.data(PhaseGrid::ShapeRole).toInt());
}

void text(QPainter &painter, const QRect &area, const QString &text, const QFont &font, Role role,
          Qt::Alignment alignment = Qt::AlignLeading, Qt::TextElideMode elided = Qt::ElideRight)
{
    painter.setFont(font);
    painter.setPen(Theme::color(role));
    const QString shown = QFontMetrics(font).elidedText(text, elided, area.width());
    painter.drawText(area, static_cast<int>(alignment | Qt::AlignVCenter), shown);
}

void box(QPainter &painter, const QRect &cell, CellEmphasis emphasis)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Theme::color(Role::Raised));
    painter.setPen(Theme::color(emphasis == CellEmphasis::Selected ? Role::Accent : Role::Border));
    painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    if (emphasis == CellEmphasis::Focused) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Theme::color(Role::Accent), measures::focusRing));
        painter.drawRoundedRect(QRectF(cell).adjusted(-1, -1, 1, 1), measures::controlRadius + 1,
                                measures::controlRadius + 1);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void phase(QPainter &painter, const QRect &area, const QModelIndex &index, bool isCurrent,
           const QString &match)
{
    const bool isFaded = index.data(PhaseGrid::FadedRole).toBool();
    QRect rest = area;
    if (const QString number = index.data(PhaseGrid::NumberRole).toString(); !number.isEmpty()) {
        const int width =
            std::max(numberWidth, QFontMetrics(fonts::body()).horizontalAdvance(number) + 8);
        text(painter, {area.topLeft(), QSize(width, area.height())}, number, fonts::body(),
             Role::Muted);
        rest.setLeft(area.left() + width);
    }
    const QFont font = isCurrent ? fonts::strong() : fonts::body();
    const Role role = isFaded ? Role::Muted : Role::Text;
    const QString title = index.data().toString();
    const QString shown = QFontMetrics(font).elidedText(title, Qt::ElideMiddle, rest.width());
    if (const qsizetype at = match.isEmpty() ? -1 : shown.indexOf(match); at >= 0) {
        painter.setPen(Theme::color(role));
        writeMarked(painter, rest, font, shown, {{at, match.size()}});
    } else {
        text(painter, rest, title, font, role, Qt::AlignLeading, Qt::ElideMiddle);
    }
}

void attempt(QPainter &painter, const QRect &cell, const QModelIndex &index, CellEmphasis emphasis,
             const QRect &previous)
{
    if (!previous.isNull()) {
        const int y = cell.center().y();
        painter.fillRect(previous.right() + 1, y, cell.left() - previous.right() - 1, 1,
                         Theme::color(Role::ControlEdge));
    }
    box(painter, cell, emphasis);
    const int size = measures::iconSize;
    constexpr int shapeOnly = 48; // narrower cells have no room for a word beside the shape
    const bool hasWord = cell.width() >= shapeOnly;
    const int left = hasWord ? measures::controlPadding - 2 : (cell.width() - size) / 2;
    const QRect mark(cell.left() + left, cell.center().y() - size / 2 + 1, size, size);
    paintStatus(painter, mark, statusAt(index));
    if (!hasWord) {
        return;
    }
    const QRect word(mark.right() + measures::iconGap, cell.top(),
                     cell.right() - mark.right() - measures::iconGap - 2, cell.height());
    text(painter, word, index.data().toString(), fonts::body(), textRole(index));
}

void reason(QPainter &painter, const QRect &area, const QModelIndex &index)
{
    const int size = measures::iconSize;
    const QRect mark(area.left() + measures::controlPadding - 2, area.center().y() - size / 2 + 1,
                     size, size);
    paintStatus(painter, mark, statusAt(index));
    const QRect word(mark.right() + measures::iconGap, area.top(),
                     area.right() - mark.right() - measures::iconGap, area.height());
    text(painter, word, index.data(PhaseGrid::ReasonRole).toString(), fonts::body(), Role::Muted);
}

void time(QPainter &painter, const QRect &area, const QModelIndex &index, bool isMuted)
{
    text(painter, area, index.data().toString(), fonts::body(), isMuted ? Role::Muted : Role::Text,
         Qt::AlignTrailing);
}

void times(QPainter &painter, const QRect &area, const QModelIndex &start,
           const QModelIndex &duration)
{
    constexpr int line = 14;
    QRect above(area.left(), area.center().y() - line + 1, area.width(), line);
    text(painter, above, start.data().toString(), fonts::small(), Role::Muted, Qt::AlignTrailing);
    text(painter, above.translated(0, line), duration.data().toString(), fonts::small(), Role::Text,
         Qt::AlignTrailing);
}

} // namespace baton::gridpaint
