// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/feedbackbox.h"

#include "widgets/style/metrics.h"

#include <QPainter>

#include <utility>

namespace baton {

FeedbackBox::FeedbackBox(QWidget *parent)
    : WrapLabel(Role::Text, parent)
{
    const int gap = measures::controlPadding;
    setContentsMargins(gap, gap - 2, gap, gap - 2);
}

void FeedbackBox::setFeedback(const QString &feedback)
{
    constexpr int mostLines = 20;
    if (std::exchange(m_feedback, feedback) == feedback) {
        return;
    }
    qsizetype end = -1;
    for (int line = 0; line < mostLines && (line == 0 || end >= 0); ++line) {
        end = feedback.indexOf(u'\n', end + 1);
    }
    const auto left = end < 0 ? 0 : QStringView(feedback).sliced(end).count(u'\n');
    setText(left < 2 ? feedback
                     : feedback.first(end + 1)
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
