// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/tabbutton.h"

#include "widgets/style/icons.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

TabButton::TabButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover); // painted anew when the pointer enters
    setObjectName(u"tabClose"_s);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    setToolTip(tr("Close"));
    setAccessibleName(tr("Close"));
    resize(sizeHint());
}

void TabButton::setModified(bool isModified)
{
    m_isModified = isModified;
    setAccessibleDescription(isModified ? tr("Not saved") : QString());
    update();
}

QSize TabButton::sizeHint() const
{
    return {18, 18};
}

void TabButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (m_isModified && !underMouse()) {
        painter.setBrush(Theme::color(Role::Text));
        painter.drawEllipse(QRectF(rect()).center(), 4, 4);
        return;
    }
    if (underMouse()) {
        painter.setBrush(Theme::color(Role::SelectionIdle));
        painter.drawRoundedRect(rect(), 3, 3);
    }
    baton::icon(u"close"_s, Role::Text).paint(&painter, rect().adjusted(2, 2, -2, -2));
}

/// Qt does not tell the end of hovering while a menu is open.
void TabButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace baton
