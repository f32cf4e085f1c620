// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/sectionrow.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QPainter>

#include <algorithm>

namespace baton {

namespace {

constexpr int checkSpace = 20;
constexpr int textLeft = 26;

} // namespace

QRect SectionRow::headRect() const
{
    return {0, 0, width(), measures::sectionHeaderHeight};
}

std::vector<FieldFinding> SectionRow::issues() const
{
    return row().isExpanded ? HeaderRow::issues() : std::vector<FieldFinding>();
}

bool SectionRow::isAllWell() const
{
    const RowCounts &tally = row().tally;
    return tally.open == 0 && tally.errors == 0 && tally.warnings == 0;
}

int SectionRow::paintCompletion(QPainter &painter, int right, const QRect &line) const
{
    if (!controller().model().schema || !isJudged()) {
        return right;
    }
    if (isAllWell()) {
        paintStatus(painter, QRectF(right - 16, line.center().y() - 7, 16, 16), Status::Ok,
                    ink(roleOf(Status::Ok)));
    }
    const int open = row().tally.open;
    if (open == 0) {
        return isAllWell() ? right - checkSpace : right;
    }
    // In a narrow header, the title has priority over the count, because the rows below show the
    // open values.
    const int titleEnd = textLeft + QFontMetrics(fonts::strong()).horizontalAdvance(title())
        + countsWidth() + measures::controlPadding;
    painter.setFont(fonts::small());
    const QString count = tr("%n to fill in", "values", open);
    const int width = painter.fontMetrics().horizontalAdvance(count);
    if (right - width < titleEnd) {
        return right;
    }
    painter.setPen(Theme::color(ink(Role::Muted)));
    painter.drawText(QRect(right - width, line.top(), width, line.height()),
                     Qt::AlignVCenter | Qt::AlignRight, count);
    return right - width - measures::groupGap;
}

void SectionRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect head = headRect();
    painter.fillRect(head, Theme::color(Role::Surface));
    painter.fillRect(head.left(), head.bottom(), head.width(), 1, Theme::color(Role::Border));
    paintChevron(painter, {5, head.center().y() - 7, 16, 16});
    int right = paintCompletion(painter, head.right() - measures::paneEdge + 1, head);
    right = paintCounts(painter, right, head);

    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(ink(Role::Text)));
    QRect text(textLeft, head.top(), std::max(0, right - textLeft), head.height());
    const QString name = painter.fontMetrics().elidedText(title(), Qt::ElideMiddle, text.width());
    painter.drawText(text, Qt::AlignVCenter, name);
    text.adjust(painter.fontMetrics().horizontalAdvance(name) + 12, 0, -4, 0);
    painter.setFont(fonts::body());
    painter.setPen(Theme::color(ink(Role::Muted)));
    if (text.width() > 40 && !row().isExpanded) {
        painter.drawText(
            text, Qt::AlignVCenter,
            painter.fontMetrics().elidedText(row().summary, Qt::ElideRight, text.width()));
    }
    paintFocus(painter, head);
}

} // namespace baton
