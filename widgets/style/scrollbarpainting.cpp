// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/scrollbarpainting.h"

#include "widgets/style/theme.h"

#include <QPainter>
#include <QScrollBar>

namespace baton::ruler {

namespace {

constexpr int shortestHandle = 24;

} // namespace

void paintBar(QPainter &painter, const QScrollBar &bar)
{
    painter.fillRect(bar.rect(), Theme::color(Role::View));
    painter.fillRect(0, 0, 1, bar.height(), Theme::color(Role::Border));
    const qreal range = static_cast<qreal>(bar.maximum()) - bar.minimum();
    if (range <= 0) {
        return;
    }
    const qreal part = bar.pageStep() / (range + bar.pageStep());
    const qreal length = std::max<qreal>(shortestHandle, bar.height() * part);
    const qreal top = (bar.height() - length) * (bar.value() - bar.minimum()) / range;
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(bar.isSliderDown() ? Role::ControlEdge : Role::Border));
    painter.drawRoundedRect(QRectF(3, top + 2, bar.width() - 5, length - 4), 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace baton::ruler
