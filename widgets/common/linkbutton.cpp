// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/linkbutton.h"

#include "widgets/style/theme.h"

#include <QPainter>

namespace baton {

LinkButton::LinkButton(const QString &text, QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover); // painted anew when the pointer enters
    setText(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

WrapText LinkButton::wrapped() const
{
    return {text(), font(), 0, layoutDirection()};
}

int LinkButton::heightForWidth(int width) const
{
    const WrapText link = wrapped();
    if (m_measuredWidth != width || m_measured != link) { // layouts request it often
        m_measured = link;
        m_measuredWidth = width;
        m_height = link.heightFor(width);
    }
    return m_height;
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2, wrapped().lineHeight()};
}

QSize LinkButton::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 8),
            sizeHint().height()};
}

void LinkButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    WrapText link = wrapped();
    link.font.setUnderline(isEnabled() && (underMouse() || hasFocus()));
    painter.setPen(Theme::color(isEnabled() ? Role::Accent : Role::Disabled));
    link.draw(painter, {}, width());
}

/// Qt does not tell the end of hovering while a menu is open.
void LinkButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace baton
