// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/timelineview.h"

#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QKeyEvent>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double mostZoom = 200;
constexpr int leastBar = 6;

} // namespace

TimeLineView::TimeLineView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(u"timeLine"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Time line of the phases"));
    horizontalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setSingleStep(sessionmeasures::gridRow);
}

void TimeLineView::setSession(const std::shared_ptr<const Session> &session, const QDateTime &now)
{
    setSession(session, now, TimeScale(*session, now, m_foldsGaps));
}

void TimeLineView::setSession(const std::shared_ptr<const Session> &session, const QDateTime &now,
                              const TimeScale &scale)
{
    m_session = session;
    m_now = now;
    m_scale = scale;
    tellCurrent();
    setFoldsGaps(m_foldsGaps);
}

void TimeLineView::setFoldsGaps(bool isOn)
{
    m_foldsGaps = isOn;
    m_scale.setFoldsGaps(isOn);
    updateBars();
}

void TimeLineView::setZoom(double zoom, int anchor)
{
    const int offset = anchor - titleWidth();
    const double at =
        static_cast<double>(horizontalScrollBar()->value() + offset) / std::max(1, axisWidth());
    m_zoom = std::clamp(zoom, 1.0, mostZoom);
    updateBars();
    horizontalScrollBar()->setValue(qRound(at * axisWidth()) - offset);
}

int TimeLineView::titleWidth() const
{
    return std::clamp(viewport()->width() / 4, 96, 220);
}

int TimeLineView::axisWidth() const
{
    const int room = viewport()->width() - titleWidth() - measures::paneEdge;
    return static_cast<int>(std::max(40, room) * m_zoom);
}

int TimeLineView::xOf(qint64 time) const
{
    return titleWidth() + qRound(m_scale.positionOf(time) * axisWidth())
        - horizontalScrollBar()->value();
}

int TimeLineView::rowTop(int phase) const
{
    return axisHeight + phase * sessionmeasures::gridRow - verticalScrollBar()->value();
}

void TimeLineView::updateBars()
{
    const int rows = m_session ? static_cast<int>(m_session->phases.size()) : 0;
    const int room = viewport()->height() - axisHeight;
    verticalScrollBar()->setRange(0, std::max(0, rows * sessionmeasures::gridRow - room));
    verticalScrollBar()->setPageStep(room);
    const int width = viewport()->width() - titleWidth() - measures::paneEdge;
    horizontalScrollBar()->setRange(0, std::max(0, axisWidth() - width));
    horizontalScrollBar()->setPageStep(width);
    viewport()->update();
}

QRect TimeLineView::barRect(const PhasePlace &place) const
{
    if (!m_session || place.phase < 0
        || static_cast<size_t>(place.phase) >= m_session->phases.size()) {
        return {};
    }
    const SessionPhase &phase = m_session->phases[static_cast<size_t>(place.phase)];
    const SessionAttempt *attempt = attemptOf(phase, place.attempt);
    const RunSpan span =
        attempt ? spanOf(phase, *attempt) : RunSpan{phase.started, phase.ended, true};
    const QDateTime &start = span.start;
    const QDateTime &end = span.end;
    const RunStatus status = attempt ? attempt->status : phase.status;
    if (!start.isValid()) {
        return {};
    }
    const QDateTime until = end.isValid() ? end : isGoingOn(status) ? m_now : start;
    const int left = xOf(start.toMSecsSinceEpoch());
    const int width = std::max(leastBar, xOf(until.toMSecsSinceEpoch()) - left);
    return {left, rowTop(place.phase) + 6, width, sessionmeasures::gridRow - 12};
}

PhasePlace TimeLineView::placeAt(const QPoint &point) const
{
    const int row =
        (point.y() - axisHeight + verticalScrollBar()->value()) / sessionmeasures::gridRow;
    if (!m_session || point.y() < axisHeight || row < 0
        || static_cast<size_t>(row) >= m_session->phases.size()) {
        return {};
    }
    for (const SessionAttempt &attempt : m_session->phases[static_cast<size_t>(row)].attempts) {
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

void TimeLineView::setCurrentPlace(const PhasePlace &place)
{
    m_current = place;
    tellCurrent();
    viewport()->update();
}

void TimeLineView::select(const PhasePlace &place)
{
    if (place.phase < 0 || place == m_current) {
        return;
    }
    m_current = place;
    tellCurrent();
    showCurrent();
    Q_EMIT placeSelected(place);
}

void TimeLineView::showCurrent()
{
    if (m_current.phase < 0) {
        return;
    }
    const int top = rowTop(m_current.phase);
    if (top < axisHeight) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + top - axisHeight);
    } else if (top + sessionmeasures::gridRow > viewport()->height()) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + top + sessionmeasures::gridRow
                                      - viewport()->height());
    }
    const QRect bar = barRect(m_current);
    const bool isSeen = bar.right() > titleWidth() && bar.left() < viewport()->width();
    if (!bar.isNull() && !isSeen) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + bar.left() - titleWidth()
                                        - 40);
    }
    viewport()->update();
}

/// The runs without a time stand at its start: a shape and a word for each, then that no time is
/// told.
std::vector<TimeLineView::Untimed> TimeLineView::untimedAt(int phase) const
{
    const SessionPhase &shown = m_session->phases[static_cast<size_t>(phase)];
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
            shown.reason.isEmpty() ? word : tr("%1, %2").arg(word, shown.reason));
    }
    return all;
}

void TimeLineView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

void TimeLineView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    const double factor = event->angleDelta().y() > 0 ? zoomStep : 1 / zoomStep;
    setZoom(m_zoom * factor, qRound(event->position().x()));
    event->accept();
}

void TimeLineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        select(placeAt(event->position().toPoint()));
    }
}

void TimeLineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const PhasePlace place = placeAt(event->position().toPoint()); place.phase >= 0) {
        Q_EMIT placeActivated(place);
    }
}

} // namespace baton
