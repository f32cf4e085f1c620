// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/timelineview.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QScrollBar>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int labelLead = 3; // from a mark to its time

} // namespace

void TimeLineView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::color(Role::View));
    const int rows = m_session ? static_cast<int>(m_session->phases.size()) : 0;
    const int first = std::max(0, verticalScrollBar()->value() / sessionmeasures::gridRow);
    const int shown = viewport()->height() / sessionmeasures::gridRow + 2;
    for (int row = first; row < std::min(rows, first + shown); ++row) {
        paintRow(painter, row);
    }
    paintAxis(painter);
}

void TimeLineView::paintAxis(QPainter &painter) const
{
    const QRect axis(0, 0, viewport()->width(), axisHeight);
    painter.fillRect(axis, Theme::color(Role::Surface));
    painter.fillRect(0, axisHeight - 1, axis.width(), 1, Theme::color(Role::Border));
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    painter.drawText(axis.adjusted(sessionmeasures::edge, 0, 0, 0), Qt::AlignVCenter, tr("Phase"));
    if (m_scale.isEmpty()) {
        return;
    }
    painter.setClipRect(titleWidth(), 0, viewport()->width(), viewport()->height());
    for (const TimeScale::Gap &gap : m_scale.gaps()) {
        const QRect folded(xOf(gap.begin), axisHeight, xOf(gap.end) - xOf(gap.begin),
                           viewport()->height());
        painter.fillRect(folded, QBrush(Theme::color(Role::Border), Qt::BDiagPattern));
    }
    for (const AxisMark &mark : axisMarks()) {
        painter.fillRect(mark.x, axisHeight - 5, 1, 4, Theme::color(Role::ControlEdge));
        painter.drawText(QRect(mark.x + labelLead, 0, viewport()->width(), axisHeight),
                         Qt::AlignVCenter, mark.text);
    }
    painter.setClipping(false);
}

/// If the time runs over midnight, the first mark of a day names the day.
std::vector<TimeLineView::AxisMark> TimeLineView::axisMarks() const
{
    constexpr qint64 tenMinutes = 600'000;
    const auto timeAt = [](qint64 time) {
        return QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC);
    };
    const QFontMetrics metrics(fonts::small());
    const qint64 begin = m_scale.timeAt(0);
    const qint64 end = m_scale.timeAt(1);
    const QString format = end - begin < tenMinutes ? u"HH:mm:ss"_s : u"HH:mm"_s;
    QDate day = timeAt(begin).date() == timeAt(end).date() ? timeAt(begin).date() : QDate();
    std::vector<AxisMark> marks;
    int free = titleWidth();
    for (const qint64 tick : m_scale.ticks(axisWidth() / 72)) {
        const QDateTime time = timeAt(tick);
        const int x = xOf(tick);
        const QString date = time.date() == day ? QString() : dayOf(time);
        const QString text =
            date.isEmpty() ? time.toString(format) : date + u' ' + time.toString(format);
        const int border = x + labelLead + metrics.horizontalAdvance(text);
        if (x < free || border > viewport()->width()) {
            continue;
        }
        day = time.date();
        free = border + 9;
        marks.push_back({x, text});
    }
    return marks;
}

/// With the year where that is not the present one.
QString TimeLineView::dayOf(const QDateTime &time) const
{
    const bool isThisYear = time.date().year() == m_now.toUTC().date().year();
    return time.toString(isThisYear ? u"MM-dd"_s : u"yyyy-MM-dd"_s);
}

void TimeLineView::paintRow(QPainter &painter, int phase) const
{
    const SessionPhase &shown = m_session->phases[static_cast<size_t>(phase)];
    const int top = rowTop(phase);
    const bool isCurrent = m_current.phase == phase;
    if (isCurrent) {
        painter.fillRect(0, top, viewport()->width(), sessionmeasures::gridRow,
                         Theme::color(Role::CurrentLine));
    }
    painter.setClipRect(titleWidth(), top, viewport()->width(), sessionmeasures::gridRow);
    for (const SessionAttempt &attempt : shown.attempts) {
        const PhasePlace place{phase, attempt.number};
        paintBar(painter, barRect(place), statusOf(shown, attempt), spanOf(shown, attempt).isSure,
                 place == m_current);
    }
    if (shown.attempts.empty()) {
        paintBar(painter, barRect({phase, 0}), statusOf(shown), true, false);
    }
    paintUntimed(painter, phase);
    painter.setClipping(false);
    int depth = 0;
    for (int above = shown.parent; above >= 0 && depth < 8; ++depth) {
        above = m_session->phases[static_cast<size_t>(above)].parent;
    }
    const int left = sessionmeasures::edge + depth * measures::treeIndent;
    const QRect title(left, top, titleWidth() - left - measures::fieldGap,
                      sessionmeasures::gridRow);
    const QFont face = isCurrent ? fonts::strong() : fonts::body();
    const QString text = shown.title.isEmpty() ? shown.id : shown.title;
    painter.setFont(face);
    painter.setPen(Theme::color(isFaded(shown.status) ? Role::Muted : Role::Text));
    painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeading,
                     QFontMetrics(face).elidedText(text, Qt::ElideMiddle, title.width()));
}

/// The shape stands in the bar, or behind it when that is too short.
void TimeLineView::paintBar(QPainter &painter, const QRect &bar, Status shape, bool isSure,
                            bool isCurrent) const
{
    if (bar.isNull()) {
        return;
    }
    QColor fill = Theme::color(roleOf(shape));
    fill.setAlphaF(0.22F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(QPen(Theme::color(isCurrent ? Role::Accent : roleOf(shape)), 1,
                        isSure ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    if (isCurrent && hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Theme::color(Role::Accent), measures::focusRing));
        painter.drawRoundedRect(QRectF(bar).adjusted(-1, -1, 1, 1), measures::controlRadius + 1,
                                measures::controlRadius + 1);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int size = measures::smallIconSize;
    const bool fits = bar.width() > size + 6;
    // The mark of a bar that begins further left stands at the edge, and leaves together with it.
    const int inside = std::min(std::max(bar.left(), titleWidth()) + 3, bar.right() - size - 2);
    const int edge = viewport()->width();
    const bool isLast = bar.right() < edge && bar.right() + 3 + size > edge;
    const int beside = isLast ? bar.left() - 3 - size : bar.right() + 3;
    const QRect mark(fits ? inside : beside, bar.center().y() - size / 2 + 1, size, size);
    paintStatus(painter, mark, shape);
}

void TimeLineView::paintUntimed(QPainter &painter, int phase) const
{
    const std::vector<Untimed> all = untimedAt(phase);
    const int size = measures::iconSize;
    int end = 0;
    for (const Untimed &run : all) {
        const QRect mark(run.area.left(), run.area.center().y() - size / 2 + 1, size, size);
        paintStatus(painter, mark, run.status);
        const bool isCurrent = run.place == m_current && run.place.attempt > 0;
        painter.setFont(isCurrent ? fonts::strong() : fonts::body());
        painter.setPen(Theme::color(isCurrent && hasFocus() ? Role::Accent : Role::Muted));
        painter.drawText(run.area.adjusted(size + measures::iconGap, 0, measures::groupGap, 0),
                         Qt::AlignVCenter | Qt::AlignLeading, run.text);
        end = run.area.right() + measures::groupGap;
    }
    if (!all.empty() && all.front().place.attempt > 0) {
        painter.setFont(fonts::small());
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(
            QRect(end, rowTop(phase), viewport()->width() - end, sessionmeasures::gridRow),
            Qt::AlignVCenter | Qt::AlignLeading, tr("no time is told"));
    }
}

} // namespace baton
