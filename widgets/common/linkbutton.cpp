// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/linkbutton.h"

#include "widgets/common/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace baton {

namespace {

constexpr int wrapping = Qt::TextWordWrap | Qt::TextWrapAnywhere | Qt::AlignLeading;

} // namespace

LinkButton::LinkButton(const QString &text, QWidget *parent)
    : QAbstractButton(parent)
{
    setText(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int LinkButton::heightForWidth(int width) const
{
    const QRect bounds = fontMetrics().boundingRect(QRect(0, 0, width, 10000), wrapping, text());
    return bounds.height() + 2;
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2, fontMetrics().height() + 2};
}

QSize LinkButton::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 8),
            sizeHint().height()};
}

void LinkButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont underlined = font();
    underlined.setUnderline(isEnabled() && (underMouse() || hasFocus()));
    painter.setFont(underlined);
    painter.setPen(Theme::color(isEnabled() ? Role::Accent : Role::Disabled));
    painter.drawText(rect().adjusted(0, 1, 0, -1), wrapping, text());
}

void LinkButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void LinkButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void LinkButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace baton
