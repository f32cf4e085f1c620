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

void FeedbackBox::setFeedback(const QString &feedback)
{
    constexpr qsizetype mostLines = 20;
    m_feedback = feedback;
    const auto left = feedback.count(u'\n') + 1 - mostLines;
    setText(left < 2 ? feedback
                     : feedback.section(u'\n', 0, mostLines - 1) + u'\n'
                    + tr("%n more lines, which Copy takes along", nullptr, int(left)));
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
