// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/timelineview.h"

#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"
#include "widgets/session/grid/timelinepaint.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/metrics.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double mostZoom = 200;

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
    m_bars.session = session;
    m_bars.now = now;
    m_bars.scale = scale;
    tellCurrent();
    setFoldsGaps(m_foldsGaps);
}

void TimeLineView::setFoldsGaps(bool isOn)
{
    m_foldsGaps = isOn;
    m_bars.scale.setFoldsGaps(isOn);
    updateBars();
}

void TimeLineView::setZoom(double zoom, int anchor)
{
    const int offset = anchor - m_bars.titleWidth();
    const double at = static_cast<double>(horizontalScrollBar()->value() + offset)
        / std::max(1, m_bars.axisWidth());
    m_bars.zoom = std::clamp(zoom, 1.0, mostZoom);
    updateBars();
    horizontalScrollBar()->setValue(qRound(at * m_bars.axisWidth()) - offset);
}

void TimeLineView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    TimeLinePaint(painter, m_bars, m_current, hasFocus()).paint();
}

void TimeLineView::scrollContentsBy(int dx, int dy)
{
    m_bars.scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    QAbstractScrollArea::scrollContentsBy(dx, dy);
}

void TimeLineView::updateBars()
{
    m_bars.size = viewport()->size();
    const int room = viewport()->height() - TimeLineLayout::axisHeight;
    verticalScrollBar()->setRange(0,
                                  std::max(0, m_bars.rowCount() * sessionmeasures::gridRow - room));
    verticalScrollBar()->setPageStep(room);
    const int width = viewport()->width() - m_bars.titleWidth() - measures::paneEdge;
    horizontalScrollBar()->setRange(0, std::max(0, m_bars.axisWidth() - width));
    horizontalScrollBar()->setPageStep(width);
    viewport()->update();
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
    const int top = m_bars.rowTop(m_current.phase);
    if (top < TimeLineLayout::axisHeight) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + top
                                      - TimeLineLayout::axisHeight);
    } else if (top + sessionmeasures::gridRow > viewport()->height()) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + top + sessionmeasures::gridRow
                                      - viewport()->height());
    }
    const QRect bar = m_bars.barRect(m_current);
    const bool isSeen = bar.right() > m_bars.titleWidth() && bar.left() < viewport()->width();
    if (!bar.isNull() && !isSeen) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + bar.left()
                                        - m_bars.titleWidth() - 40);
    }
    viewport()->update();
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
    setZoom(m_bars.zoom * factor, qRound(event->position().x()));
    event->accept();
}

void TimeLineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        select(m_bars.placeAt(event->position().toPoint()));
    }
}

void TimeLineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const PhasePlace place = m_bars.placeAt(event->position().toPoint()); place.phase >= 0) {
        Q_EMIT placeActivated(place);
    }
}

/// Moves by @p rows rows or @p attempts attempts.
void TimeLineView::step(int rows, int attempts)
{
    const int count = m_bars.rowCount();
    if (count == 0) {
        return;
    }
    PhasePlace place = m_current;
    place.phase = std::clamp(place.phase + rows, 0, count - 1);
    std::vector<int> stops{0};
    for (const SessionAttempt &attempt : m_bars.phase(place.phase).attempts) {
        stops.push_back(attempt.number);
    }
    const auto here = std::ranges::lower_bound(stops, place.attempt);
    const auto at = std::clamp<std::ptrdiff_t>(here - stops.begin() + attempts, 0,
                                               static_cast<std::ptrdiff_t>(stops.size()) - 1);
    place.attempt = stops[static_cast<size_t>(at)];
    select(place);
}

void TimeLineView::keyPressEvent(QKeyEvent *event)
{
    const int middle = m_bars.titleWidth() + (viewport()->width() - m_bars.titleWidth()) / 2;
    switch (event->key()) {
    case Qt::Key_Up:
        step(-1, 0);
        return;
    case Qt::Key_Down:
        step(1, 0);
        return;
    case Qt::Key_Left:
        step(0, -1);
        return;
    case Qt::Key_Right:
        step(0, 1);
        return;
    case Qt::Key_Plus:
        setZoom(m_bars.zoom * zoomStep, middle);
        return;
    case Qt::Key_Minus:
        setZoom(m_bars.zoom / zoomStep, middle);
        return;
    case Qt::Key_0:
        setZoom(1, middle);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT placeActivated(m_current);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void TimeLineView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TimeLineView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool TimeLineView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QAbstractScrollArea::viewportEvent(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    const PhasePlace place = m_bars.placeAt(help->pos());
    if (place.phase < 0) {
        QToolTip::hideText();
        return true;
    }
    const SessionPhase &phase = m_bars.phase(place.phase);
    const SessionAttempt *attempt = attemptOf(phase, place.attempt);
    const QDateTime start = attempt ? attempt->started : phase.started;
    QToolTip::showText(help->globalPos(), spoken(place) + u'\n' + timetext::moment(start),
                       viewport());
    return true;
}

QString TimeLineView::spoken(const PhasePlace &place) const
{
    const SessionPhase &phase = m_bars.phase(place.phase);
    const SessionAttempt *attempt = attemptOf(phase, place.attempt);
    return attempt ? tr("%1, attempt %2: %3")
                         .arg(phase.title)
                         .arg(place.attempt)
                         .arg(wording::status(phase, *attempt))
                   : tr("%1: %2").arg(phase.title, wording::status(phase));
}

/// Notifies screen readers of the current bar.
void TimeLineView::tellCurrent()
{
    const bool isThere = m_current.phase >= 0 && m_current.phase < m_bars.rowCount();
    setAccessibleDescription(isThere ? spoken(m_current) : QString());
}

} // namespace baton
