// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/timelinelayout.h"

#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/elapsedtime.h"
#include "models/values/timetext.h"
#include "widgets/session/grid/timelineview.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int leastBar = 6;

} // namespace

int TimeLineLayout::rowCount() const
{
    return session ? static_cast<int>(session->phases.size()) : 0;
}

const SessionPhase &TimeLineLayout::phase(int row) const
{
    return session->phases[static_cast<size_t>(row)];
}

int TimeLineLayout::titleWidth() const
{
    return std::clamp(size.width() / 4, 96, 220);
}

int TimeLineLayout::axisWidth() const
{
    const int room = size.width() - titleWidth() - measures::paneEdge;
    return static_cast<int>(std::max(40, room) * zoom);
}

int TimeLineLayout::xOf(qint64 time) const
{
    return titleWidth() + qRound(scale.positionOf(time) * axisWidth()) - scrolled.x();
}

int TimeLineLayout::rowTop(int phase) const
{
    return axisHeight + phase * sessionmeasures::gridRow - scrolled.y();
}

QRect TimeLineLayout::barRect(const PhasePlace &place) const
{
    if (place.phase < 0 || place.phase >= rowCount()) {
        return {};
    }
    const SessionPhase &phase = this->phase(place.phase);
    const SessionAttempt *attempt = attemptOf(phase, place.attempt);
    const RunSpan span =
        attempt ? spanOf(phase, *attempt) : RunSpan{phase.started, phase.ended, true};
    const QDateTime &start = span.start;
    const QDateTime &end = span.end;
    const RunStatus status = attempt ? attempt->status : phase.status;
    if (!start.isValid()) {
        return {};
    }
    const QDateTime until = end.isValid() ? end
        : isTimeCounting(status)          ? countsUntil(session->summary, now)
                                          : start;
    const int left = xOf(start.toMSecsSinceEpoch());
    const int width = std::max(leastBar, xOf(until.toMSecsSinceEpoch()) - left);
    return {left, rowTop(place.phase) + 6, width, sessionmeasures::gridRow - 12};
}

/// Attempts without times are placed at the start: a shape and a word for each, then a note that
/// the time is not known.
std::vector<TimeLineLayout::Untimed> TimeLineLayout::untimedAt(int phase) const
{
    const SessionPhase &shown = this->phase(phase);
    std::vector<Untimed> all;
    int left = titleWidth() + measures::controlPadding;
    const QFontMetrics metrics(fonts::body());
    const auto add = [&](int attempt, Status status, const QString &text) {
        const int width = measures::iconSize + measures::iconGap + metrics.horizontalAdvance(text);
        all.push_back({{phase, attempt},
                       {left, rowTop(phase), width, sessionmeasures::gridRow},
                       status,
                       text});
        left += width + measures::groupGap;
    };
    for (const SessionAttempt &attempt : shown.attempts) {
        if (!barRect({phase, attempt.number}).isNull()) {
            return {};
        }
        add(attempt.number, statusOf(shown, attempt), textOf(attempt.status));
    }
    if (shown.attempts.empty() && barRect({phase, 0}).isNull()) {
        const QString word = textOf(shown.status);
        add(0, statusOf(shown),
            shown.reason.isEmpty() ? word : TimeLineView::tr("%1, %2").arg(word, shown.reason));
    }
    return all;
}

PhasePlace TimeLineLayout::placeAt(const QPoint &point) const
{
    const int row = (point.y() - axisHeight + scrolled.y()) / sessionmeasures::gridRow;
    if (point.y() < axisHeight || row < 0 || row >= rowCount()) {
        return {};
    }
    for (const SessionAttempt &attempt : phase(row).attempts) {
        if (barRect({row, attempt.number}).adjusted(-2, -4, 2, 4).contains(point)) {
            return {row, attempt.number};
        }
    }
    for (const Untimed &run : untimedAt(row)) {
        if (run.area.contains(point)) {
            return run.place;
        }
    }
    return {row, 0};
}

/// If the time passes midnight, the first mark of each day has the date.
std::vector<TimeLineLayout::AxisMark> TimeLineLayout::axisMarks() const
{
    constexpr qint64 tenMinutes = 600'000;
    const auto timeAt = [](qint64 time) {
        return QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC);
    };
    const QFontMetrics metrics(fonts::small());
    const qint64 begin = scale.timeAt(0);
    const qint64 end = scale.timeAt(1);
    const auto clock = end - begin < tenMinutes ? timetext::timeOfDay : timetext::minuteOfDay;
    QDate day = timeAt(begin).date() == timeAt(end).date() ? timeAt(begin).date() : QDate();
    std::vector<AxisMark> marks;
    int free = titleWidth();
    for (const qint64 tick : scale.ticks(axisWidth() / 72)) {
        const QDateTime time = timeAt(tick);
        const int x = xOf(tick);
        const QString date = time.date() == day ? QString() : timetext::date(time, now);
        const QString text = date.isEmpty() ? clock(time, {}) : date + u' ' + clock(time, {});
        const int border = x + labelLead + metrics.horizontalAdvance(text);
        if (x < free || border > size.width()) {
            continue;
        }
        day = time.date();
        free = border + 9;
        marks.push_back({x, text});
    }
    return marks;
}

} // namespace baton
