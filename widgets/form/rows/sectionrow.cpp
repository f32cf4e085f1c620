// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/sectionrow.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/status.h"

#include <QPainter>

#include <algorithm>

namespace baton {

namespace {

constexpr int barWidth = 36;
constexpr int barHeight = 4;
constexpr int checkSpace = 20;
constexpr int textLeft = 26;

} // namespace

QRect SectionRow::headRect() const
{
    return {0, 0, width(), measures::sectionHeaderHeight};
}

std::vector<FieldIssue> SectionRow::issues() const
{
    return row().isExpanded ? HeaderRow::issues() : std::vector<FieldIssue>();
}

/// What is there may be wrong all the same.
bool SectionRow::isAllWell() const
{
    const Tally &tally = row().tally;
    return tally.isComplete() && tally.errors == 0 && tally.warnings == 0;
}

int SectionRow::paintProgress(QPainter &painter, int right, const QRect &line) const
{
    const Tally &tally = row().tally;
    if (tally.required == 0 || !isJudged()) {
        return right;
    }
    if (isAllWell()) {
        paintStatus(painter, QRectF(right - 16, line.center().y() - 7, 16, 16), Status::Ok,
                    ink(roleOf(Status::Ok)));
    }
    int x = right - checkSpace;
    // A narrow head has the title rather than the bar, which says the same as the numbers, and
    // rather than the numbers, as the rows below tell which fields are missing.
    const int titleEnd = textLeft + QFontMetrics(fonts::strong()).horizontalAdvance(title())
        + countsWidth() + measures::controlPadding;
    painter.setFont(fonts::small());
    const QString count = tr("%1 of %2", "required fields").arg(tally.filled).arg(tally.required);
    const int textWidth =
        std::max(painter.fontMetrics().horizontalAdvance(count),
                 painter.fontMetrics().horizontalAdvance(tr("%1 of %2").arg(8).arg(8)));
    if (x - textWidth < titleEnd) {
        return tally.isComplete() ? x : right;
    }
    painter.setPen(Theme::color(ink(Role::Muted)));
    painter.drawText(QRect(x - textWidth, line.top(), textWidth, line.height()),
                     Qt::AlignVCenter | Qt::AlignRight, count);
    x -= textWidth;
    const int barLeft = x - measures::controlPadding - barWidth;
    if (barLeft - measures::groupGap < titleEnd - measures::controlPadding) {
        return x - measures::controlPadding;
    }
    paintBar(painter, QRectF(barLeft, line.center().y() - 1, barWidth, barHeight));
    return barLeft - measures::groupGap;
}

void SectionRow::paintBar(QPainter &painter, const QRectF &bar) const
{
    const Tally &tally = row().tally;
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(Role::Border));
    painter.drawRoundedRect(bar, 2, 2);
    QRectF filled = bar;
    filled.setWidth(bar.width() * tally.filled / tally.required);
    // What is left to be filled in is no mistake by itself.
    const Role role = tally.errors > 0 ? Role::Error
        : tally.warnings > 0           ? Role::Warning
        : tally.isComplete()           ? Role::Ok
                                       : Role::Accent;
    painter.setBrush(Theme::color(ink(role)));
    painter.drawRoundedRect(filled, 2, 2);
}

void SectionRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect head = headRect();
    painter.fillRect(head, Theme::color(Role::Surface));
    painter.fillRect(head.left(), head.bottom(), head.width(), 1, Theme::color(Role::Border));
    paintChevron(painter, {5, head.center().y() - 7, 16, 16});
    int right = paintProgress(painter, head.right() - measures::paneEdge + 1, head);
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
