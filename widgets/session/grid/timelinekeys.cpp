// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/timelineview.h"

#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace baton {

/// To the row @p rows further down, or to the attempt @p attempts further on.
void TimeLineView::step(int rows, int attempts)
{
    const int count = m_session ? static_cast<int>(m_session->phases.size()) : 0;
    if (count == 0) {
        return;
    }
    PhasePlace place = m_current;
    place.phase = std::clamp(place.phase + rows, 0, count - 1);
    std::vector<int> stops{0};
    for (const SessionAttempt &attempt :
         m_session->phases[static_cast<size_t>(place.phase)].attempts) {
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
    const int middle = titleWidth() + (viewport()->width() - titleWidth()) / 2;
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
        setZoom(m_zoom * zoomStep, middle);
        return;
    case Qt::Key_Minus:
        setZoom(m_zoom / zoomStep, middle);
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
    const PhasePlace place = placeAt(help->pos());
    if (place.phase < 0) {
        QToolTip::hideText();
        return true;
    }
    const SessionPhase &phase = m_session->phases[static_cast<size_t>(place.phase)];
    const SessionAttempt *attempt = attemptOf(phase, place.attempt);
    const QDateTime start = attempt ? attempt->started : phase.started;
    QToolTip::showText(help->globalPos(), spoken(place) + u'\n' + wording::moment(start),
                       viewport());
    return true;
}

QString TimeLineView::spoken(const PhasePlace &place) const
{
    const SessionPhase &phase = m_session->phases[static_cast<size_t>(place.phase)];
    const SessionAttempt *attempt = attemptOf(phase, place.attempt);
    return attempt ? tr("%1, attempt %2: %3")
                         .arg(phase.title)
                         .arg(place.attempt)
                         .arg(wording::status(phase, *attempt))
                   : tr("%1: %2").arg(phase.title, wording::status(phase));
}

/// A reader that does not see the bars is told which one is current.
void TimeLineView::tellCurrent()
{
    const bool isThere = m_session && m_current.phase >= 0
        && static_cast<size_t>(m_current.phase) < m_session->phases.size();
    setAccessibleDescription(isThere ? spoken(m_current) : QString());
}

} // namespace baton
