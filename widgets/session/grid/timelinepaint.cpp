// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/timelinepaint.h"

#include "models/session/value/displaystatus.h"
#include "widgets/session/grid/timelineview.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"

#include <QPainter>

namespace baton {

void TimeLinePaint::paint() const
{
    m_painter.fillRect(QRect(QPoint(), m_bars.size), Theme::color(Role::View));
    const int first = std::max(0, m_bars.scrolled.y() / sessionmeasures::gridRow);
    const int shown = m_bars.size.height() / sessionmeasures::gridRow + 2;
    for (int row = first; row < std::min(m_bars.rowCount(), first + shown); ++row) {
        paintRow(row);
    }
    paintAxis();
}

void TimeLinePaint::paintAxis() const
{
    const QRect axis(0, 0, m_bars.size.width(), TimeLineLayout::axisHeight);
    m_painter.fillRect(axis, Theme::color(Role::Surface));
    m_painter.fillRect(0, TimeLineLayout::axisHeight - 1, axis.width(), 1,
                       Theme::color(Role::Border));
    m_painter.setFont(fonts::small());
    m_painter.setPen(Theme::color(Role::Muted));
    m_painter.drawText(axis.adjusted(sessionmeasures::edge, 0, 0, 0), Qt::AlignVCenter,
                       TimeLineView::tr("Phase"));
    if (m_bars.scale.isEmpty()) {
        return;
    }
    m_painter.setClipRect(m_bars.titleWidth(), 0, m_bars.size.width(), m_bars.size.height());
    for (const TimeScale::Gap &gap : m_bars.scale.gaps()) {
        const QRect folded(m_bars.xOf(gap.begin), TimeLineLayout::axisHeight,
                           m_bars.xOf(gap.end) - m_bars.xOf(gap.begin), m_bars.size.height());
        m_painter.fillRect(folded, QBrush(Theme::color(Role::Border), Qt::BDiagPattern));
    }
    for (const TimeLineLayout::AxisMark &mark : m_bars.axisMarks()) {
        m_painter.fillRect(mark.x, TimeLineLayout::axisHeight - 5, 1, 4,
                           Theme::color(Role::ControlEdge));
        m_painter.drawText(QRect(mark.x + TimeLineLayout::labelLead, 0, m_bars.size.width(),
                                 TimeLineLayout::axisHeight),
                           Qt::AlignVCenter, mark.text);
    }
    m_painter.setClipping(false);
}

void TimeLinePaint::paintRow(int phase) const
{
    const SessionPhase &shown = m_bars.phase(phase);
    const int top = m_bars.rowTop(phase);
    const bool isCurrent = m_current.phase == phase;
    if (isCurrent) {
        m_painter.fillRect(0, top, m_bars.size.width(), sessionmeasures::gridRow,
                           Theme::color(Role::CurrentLine));
    }
    m_painter.setClipRect(m_bars.titleWidth(), top, m_bars.size.width(), sessionmeasures::gridRow);
    for (const SessionAttempt &attempt : shown.attempts) {
        const PhasePlace place{phase, attempt.number};
        paintBar(m_bars.barRect(place), statusOf(shown, attempt), spanOf(shown, attempt).isSure,
                 place == m_current);
    }
    if (shown.attempts.empty()) {
        paintBar(m_bars.barRect({phase, 0}), statusOf(shown), true, false);
    }
    paintUntimed(phase);
    m_painter.setClipping(false);
    int depth = 0;
    for (int above = shown.parent; above >= 0 && depth < 8; ++depth) {
        above = m_bars.phase(above).parent;
    }
    const int left = sessionmeasures::edge + depth * measures::treeIndent;
    const QRect title(left, top, m_bars.titleWidth() - left - measures::fieldGap,
                      sessionmeasures::gridRow);
    const QFont face = isCurrent ? fonts::strong() : fonts::body();
    const QString text = shown.title.isEmpty() ? shown.id : shown.title;
    m_painter.setFont(face);
    m_painter.setPen(Theme::color(isFaded(shown.status) ? Role::Muted : Role::Text));
    m_painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeading,
                       QFontMetrics(face).elidedText(text, Qt::ElideMiddle, title.width()));
}

/// The shape is in the bar, or after it if the bar is too short.
void TimeLinePaint::paintBar(const QRect &bar, Status shape, bool isSure, bool isCurrent) const
{
    if (bar.isNull()) {
        return;
    }
    QColor fill = Theme::color(roleOf(shape));
    fill.setAlphaF(0.22F);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(fill);
    m_painter.setPen(QPen(Theme::color(isCurrent ? Role::Accent : roleOf(shape)), 1,
                          isSure ? Qt::SolidLine : Qt::DashLine));
    m_painter.drawRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                              measures::controlRadius);
    if (isCurrent && m_hasFocus) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(Theme::color(Role::Accent), measures::focusRing));
        m_painter.drawRoundedRect(QRectF(bar).adjusted(-1, -1, 1, 1), measures::controlRadius + 1,
                                  measures::controlRadius + 1);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    const int size = measures::smallIconSize;
    const bool fits = bar.width() > size + 6;
    // The mark of a bar that starts further left is at the edge, and disappears together with the
    // bar.
    const int inside =
        std::min(std::max(bar.left(), m_bars.titleWidth()) + 3, bar.right() - size - 2);
    const int edge = m_bars.size.width();
    const bool isLast = bar.right() < edge && bar.right() + 3 + size > edge;
    const int beside = isLast ? bar.left() - 3 - size : bar.right() + 3;
    const QRect mark(fits ? inside : beside, bar.center().y() - size / 2 + 1, size, size);
    paintStatus(m_painter, mark, shape);
}

void TimeLinePaint::paintUntimed(int phase) const
{
    const std::vector<TimeLineLayout::Untimed> all = m_bars.untimedAt(phase);
    const int size = measures::iconSize;
    int end = 0;
    for (const TimeLineLayout::Untimed &run : all) {
        const QRect mark(run.area.left(), run.area.center().y() - size / 2 + 1, size, size);
        paintStatus(m_painter, mark, run.status);
        const bool isCurrent = run.place == m_current && run.place.attempt > 0;
        m_painter.setFont(isCurrent ? fonts::strong() : fonts::body());
        m_painter.setPen(Theme::color(isCurrent && m_hasFocus ? Role::Accent : Role::Muted));
        m_painter.drawText(run.area.adjusted(size + measures::iconGap, 0, measures::groupGap, 0),
                           Qt::AlignVCenter | Qt::AlignLeading, run.text);
        end = run.area.right() + measures::groupGap;
    }
    if (!all.empty() && all.front().place.attempt > 0) {
        m_painter.setFont(fonts::small());
        m_painter.setPen(Theme::color(Role::Muted));
        m_painter.drawText(
            QRect(end, m_bars.rowTop(phase), m_bars.size.width() - end, sessionmeasures::gridRow),
            Qt::AlignVCenter | Qt::AlignLeading, TimeLineView::tr("no time is given"));
    }
}

} // namespace baton
