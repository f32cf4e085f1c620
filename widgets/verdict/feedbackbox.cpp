// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/feedbackbox.h"

#include "widgets/common/measures.h"

#include <QPainter>

namespace baton {

FeedbackBox::FeedbackBox(QWidget *parent)
    : WrapLabel(Role::Text, parent)
{
    const int gap = measures::controlPadding;
    setContentsMargins(gap, gap - 2, gap, gap - 2);
}

void FeedbackBox::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::color(Role::Border));
    painter.setBrush(Theme::color(Role::View));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    painter.end();
    WrapLabel::paintEvent(event);
}

} // namespace baton
