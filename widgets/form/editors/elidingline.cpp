// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/elidingline.h"

#include <QAction>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>

namespace baton {

namespace {

constexpr int textEdge = 2; // QLineEdit's margin at both sides of its text

} // namespace

QRect ElidingLine::textArea() const
{
    QStyleOptionFrame panel;
    initStyleOption(&panel);
    const QRect area = style()->subElementRect(QStyle::SE_LineEditContents, &panel, this);
    const QList<QAction *> all = actions();
    const auto icons = std::ranges::count_if(all, &QAction::isVisible);
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this) + 4;
    return area.marginsRemoved(textMargins())
        .adjusted(textEdge, 0, -textEdge - static_cast<int>(icons) * icon, 0);
}

QString ElidingLine::shownText() const
{
    const bool isWhole =
        hasFocus() || fontMetrics().horizontalAdvance(text()) <= textArea().width();
    return isWhole ? text() : fontMetrics().elidedText(text(), Qt::ElideRight, textArea().width());
}

void ElidingLine::paintEvent(QPaintEvent *event)
{
    const QString shown = shownText();
    if (shown == text()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QStyleOptionFrame panel;
    initStyleOption(&panel);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &panel, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(textArea(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
}

} // namespace baton
