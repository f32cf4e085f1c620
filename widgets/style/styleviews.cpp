// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/stylepaint.h"

#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace baton::paint {

namespace {

void lineBelow(QPainter &painter, const QRect &rect)
{
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, Theme::color(Role::Border));
}

} // namespace

void tab(QPainter &painter, const QStyleOptionTab &option)
{
    const QRect rect = option.rect;
    const bool isCurrent = has(option, QStyle::State_Selected);
    const bool isHovered = has(option, QStyle::State_MouseOver);
    const Role fill = isCurrent ? Role::View : isHovered ? Role::Raised : Role::Surface;
    painter.fillRect(rect, Theme::color(fill));
    const QColor border = Theme::color(Role::Border);
    painter.fillRect(rect.right(), rect.top(), 1, rect.height(), border);
    if (isCurrent) {
        painter.fillRect(rect.left(), rect.top(), rect.width(), 2, Theme::color(Role::Accent));
    } else {
        lineBelow(painter, rect);
    }
}

void tableHeader(QPainter &painter, const QRect &area)
{
    painter.fillRect(area, Theme::color(Role::Surface));
    lineBelow(painter, area);
}

void itemRow(QPainter &painter, const QStyleOptionViewItem &option, const QWidget *view)
{
    if (has(option, QStyle::State_Selected)) {
        const bool hasFocus = view && view->hasFocus() && view->isActiveWindow();
        painter.fillRect(option.rect,
                         Theme::color(hasFocus ? Role::Selection : Role::SelectionIdle));
    } else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled)) {
        painter.fillRect(option.rect, Theme::color(Role::CurrentLine));
    } else if (option.backgroundBrush.style() != Qt::NoBrush) {
        painter.fillRect(option.rect, option.backgroundBrush);
    }
}

void branch(QPainter &painter, const QStyleOption &option)
{
    if (!has(option, QStyle::State_Children)) {
        return;
    }
    const bool isMirrored = option.direction == Qt::RightToLeft;
    const Qt::ArrowType closed = isMirrored ? Qt::LeftArrow : Qt::RightArrow;
    chevron(painter, option.rect, has(option, QStyle::State_Open) ? Qt::DownArrow : closed,
            Role::Muted);
}

void menuFrame(QPainter &painter, const QRect &rect)
{
    painter.fillRect(rect, Theme::color(Role::Raised));
    painter.setPen(Theme::color(Role::Border));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
}

void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option)
{
    painter.fillRect(option.rect, Theme::color(Role::Surface));
    const bool isEnabled = has(option, QStyle::State_Enabled);
    if (isEnabled && (has(option, QStyle::State_Selected) || has(option, QStyle::State_Sunken))) {
        const QRect inner = option.rect.adjusted(0, 2, 0, -2);
        box(painter, inner, Role::SelectionIdle, Role::SelectionIdle, measures::controlRadius);
    }
    const bool showsKeys = has(option, QStyle::State_KeyboardFocusChange);
    painter.setFont(option.font);
    painter.setPen(Theme::color(isEnabled ? Role::Text : Role::Disabled));
    painter.drawText(option.rect,
                     Qt::AlignCenter | Qt::TextSingleLine
                         | (showsKeys ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     option.text);
}

namespace {

void menuMark(QPainter &painter, const QStyleOptionMenuItem &option, const QRect &area)
{
    const bool isEnabled = has(option, QStyle::State_Enabled);
    if (option.checkType != QStyleOptionMenuItem::NotCheckable) {
        if (option.checked) {
            icon(QStringLiteral("check"), Role::Accent)
                .paint(&painter, area, Qt::AlignCenter,
                       isEnabled ? QIcon::Normal : QIcon::Disabled);
        }
    } else if (!option.icon.isNull()) {
        option.icon.paint(&painter, area, Qt::AlignCenter,
                          isEnabled ? QIcon::Normal : QIcon::Disabled);
    }
}

} // namespace

void menuItem(QPainter &painter, const QStyleOptionMenuItem &option)
{
    const QRect rect = option.rect;
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(rect.left() + 8, rect.center().y(), rect.width() - 16, 1,
                         Theme::color(Role::Border));
        return;
    }
    const bool isEnabled = has(option, QStyle::State_Enabled);
    if (isEnabled && has(option, QStyle::State_Selected)) {
        painter.fillRect(rect.adjusted(1, 0, -1, 0), Theme::color(Role::Selection));
    }
    const auto visual = [&](const QRect &part) {
        return QStyle::visualRect(option.direction, rect, part);
    };
    menuMark(
        painter, option,
        visual({rect.left() + 10, rect.center().y() - 7, measures::iconSize, measures::iconSize}));
    const QRect text = visual(rect.adjusted(34, 0, -24, 0));
    const qsizetype split = option.text.indexOf(QLatin1Char('\t'));
    painter.setFont(option.font);
    painter.setPen(Theme::color(isEnabled ? Role::Text : Role::Disabled));
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic,
                     split < 0 ? option.text : option.text.left(split));
    if (split >= 0) {
        painter.setPen(Theme::color(isEnabled ? Role::Muted : Role::Disabled));
        painter.drawText(text, Qt::AlignVCenter | Qt::AlignRight, option.text.mid(split + 1));
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const bool isMirrored = option.direction == Qt::RightToLeft;
        chevron(painter, visual({rect.right() - 20, rect.center().y() - 7, 16, 16}),
                isMirrored ? Qt::LeftArrow : Qt::RightArrow, Role::Muted);
    }
}

void scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider)
{
    if (option.minimum >= option.maximum) {
        return;
    }
    const bool isBusy = option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider)
        && (has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken));
    const QRectF handle = QRectF(slider).adjusted(1.5, 1.5, -1.5, -1.5);
    const qreal radius = std::min(handle.width(), handle.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(isBusy ? Role::ControlEdge : Role::Border));
    painter.drawRoundedRect(handle, radius, radius);
    painter.restore();
}

} // namespace baton::paint
