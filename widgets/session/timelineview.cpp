// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/timelineview.h"

#include "models/session/runstatustext.h"
#include "models/sessionviews/sessionwording.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/session/sessionmarks.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimeZone>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int axisHeight = measures::tableHeaderHeight;
constexpr double mostZoom = 200;
constexpr double zoomStep = 1.25;
constexpr int leastBar = 6;

const SessionAttempt *attemptOf(const SessionPhase &phase, int number)
{
    const auto found = std::ranges::find(phase.attempts, number, &SessionAttempt::number);
    return found == phase.attempts.end() ? nullptr : &*found;
}

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
    m_session = session;
    m_now = now;
    m_scale = TimeScale(*session, now, m_foldsGaps);
    updateBars();
}

void TimeLineView::setFoldsGaps(bool isOn)
{
    m_foldsGaps = isOn;
    if (m_session) {
        setSession(m_session, m_now);
    }
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
    const QDateTime until = end.isValid() ? end : status == RunStatus::Running ? m_now : start;
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
    return {row, 0};
}

void TimeLineView::setCurrentPlace(const PhasePlace &place)
{
    m_current = place;
    viewport()->update();
}

void TimeLineView::select(const PhasePlace &place)
{
    if (place.phase < 0 || place == m_current) {
        return;
    }
    m_current = place;
    const int top = rowTop(place.phase);
    if (top < axisHeight) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + top - axisHeight);
    } else if (top + sessionmeasures::gridRow > viewport()->height()) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + top + sessionmeasures::gridRow
                                      - viewport()->height());
    }
    const QRect bar = barRect(place);
    const bool isSeen = bar.right() > titleWidth() && bar.left() < viewport()->width();
    if (!bar.isNull() && !isSeen) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + bar.left() - titleWidth()
                                        - 40);
    }
    viewport()->update();
    Q_EMIT placeSelected(place);
}

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
    const qint64 span = m_scale.timeAt(1) - m_scale.timeAt(0);
    const QString format = span < 600'000 ? u"HH:mm:ss"_s : u"HH:mm"_s;
    for (const TimeScale::Gap &gap : m_scale.gaps()) {
        const QRect folded(xOf(gap.begin), axisHeight, xOf(gap.end) - xOf(gap.begin),
                           viewport()->height());
        painter.fillRect(folded, QBrush(Theme::color(Role::Border), Qt::BDiagPattern));
    }
    int free = titleWidth();
    for (const qint64 tick : m_scale.ticks(axisWidth() / 72)) {
        const int x = xOf(tick);
        const QString text = QDateTime::fromMSecsSinceEpoch(tick, QTimeZone::UTC).toString(format);
        const int width = painter.fontMetrics().horizontalAdvance(text);
        if (x >= free) {
            painter.fillRect(x, axisHeight - 5, 1, 4, Theme::color(Role::ControlEdge));
            painter.drawText(QRect(x + 3, 0, width + 2, axisHeight), Qt::AlignVCenter, text);
            free = x + width + 12;
        }
    }
    painter.setClipping(false);
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
        paintBar(painter, barRect(place), attempt.status, spanOf(shown, attempt).isSure,
                 place == m_current);
    }
    if (shown.attempts.empty()) {
        paintBar(painter, barRect({phase, 0}), shown.status, true, false);
    }
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
                     QFontMetrics(face).elidedText(text, Qt::ElideRight, title.width()));
}

/// The shape stands in the bar, or behind it when that is too short.
void TimeLineView::paintBar(QPainter &painter, const QRect &bar, RunStatus status, bool isSure,
                            bool isCurrent) const
{
    if (bar.isNull()) {
        return;
    }
    const Status shape = statusOf(shapeOf(status));
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
    const QRect mark(fits ? std::max(bar.left(), titleWidth()) + 3 : bar.right() + 3,
                     bar.center().y() - size / 2 + 1, size, size);
    paintStatus(painter, mark, shape);
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
    const QString what = attempt
        ? tr("%1, attempt %2: %3").arg(phase.title).arg(place.attempt).arg(textOf(attempt->status))
        : tr("%1: %2").arg(phase.title, textOf(phase.status));
    const QDateTime start = attempt ? attempt->started : phase.started;
    QToolTip::showText(help->globalPos(), what + u'\n' + wording::moment(start), viewport());
    return true;
}

} // namespace baton
