// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/replaytrack.h"

#include "models/routing/graph/routingtexts.h"
#include "models/values/timetext.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int edge = 12;    ///< space for the handle at both ends of the rail
constexpr int railTop = 26; ///< the ticks are above it
constexpr int railHeight = 4;
constexpr int plainTick = 10;
constexpr int markedTick = 16;
constexpr int headSize = 8;
constexpr int handleRadius = 7;
constexpr int labelGap = 72;        ///< smallest distance between two times
constexpr qint64 shortReplay = 600; ///< seconds: times of shorter replays include seconds

} // namespace

ReplayTrack::ReplayTrack(QWidget *parent)
    : QAbstractSlider(parent)
{
    setObjectName(u"replayTrack"_s);
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Replay"));
    setRange(0, 0);
}

void ReplayTrack::setGraph(std::shared_ptr<const RoutingGraph> graph)
{
    m_graph = std::move(graph);
    m_scale = m_graph ? ReplayScale(m_graph->crossings) : ReplayScale();
    gatherTicks();
    setPageStep(std::max(1, m_scale.count() / 10));
    setRange(0, m_scale.count());
    update();
}

QSize ReplayTrack::sizeHint() const
{
    return {320, railTop + railHeight + 22};
}

QSize ReplayTrack::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

QRect ReplayTrack::rail() const
{
    return {edge, railTop, std::max(1, width() - 2 * edge), railHeight};
}

int ReplayTrack::xOf(int position) const
{
    return rail().left() + qRound(m_scale.positionOf(position + 1) * (rail().width() - 1));
}

double ReplayTrack::positionAt(int x) const
{
    return static_cast<double>(x - rail().left()) / std::max(1, rail().width() - 1);
}

int ReplayTrack::handleX() const
{
    return value() == 0 ? rail().left() : xOf(value() - 1);
}

void ReplayTrack::gatherTicks()
{
    m_ticks.assign(static_cast<size_t>(rail().width()), Tick::None);
    for (int i = 0; i < m_scale.count(); ++i) {
        const Role role = roleOf(statusOf(m_graph->crossings[static_cast<size_t>(i)].action));
        const Tick tick = role == Role::Error ? Tick::Error
            : role == Role::Warning           ? Tick::Warning
                                              : Tick::Plain;
        Tick &shown = m_ticks[static_cast<size_t>(xOf(i) - rail().left())];
        shown = std::max(shown, tick);
    }
}

void ReplayTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect area = rail();
    paintTicks(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(Role::Border));
    painter.drawRoundedRect(area, 2, 2);
    QRect done = area;
    done.setRight(handleX());
    painter.setBrush(Theme::color(Role::Accent));
    painter.drawRoundedRect(done, 2, 2);
    painter.setBrush(Theme::color(Role::View));
    painter.setPen(QPen(Theme::color(Role::Accent), 2));
    painter.drawEllipse(QPointF(handleX() + 0.5, area.center().y() + 0.5), handleRadius,
                        handleRadius);
    paintLabels(painter);
}

void ReplayTrack::paintTicks(QPainter &painter) const
{
    int freeFrom = 0;
    const int now = value() == 0 ? -1 : handleX() - rail().left();
    for (int x = 0; x < std::ssize(m_ticks); ++x) {
        const Tick tick = m_ticks[static_cast<size_t>(x)];
        if (tick != Tick::None) {
            paintTick(painter, rail().left() + x, tick, x <= now, freeFrom);
        }
    }
}

/// Heads that would touch the previous one are left out; their ticks are painted.
void ReplayTrack::paintTick(QPainter &painter, int x, Tick tick, bool isPast, int &freeFrom) const
{
    const bool isMarked = tick > Tick::Plain;
    const Role role = tick == Tick::Error ? Role::Error
        : tick == Tick::Warning           ? Role::Warning
        : isPast                          ? Role::Muted
                                          : Role::ControlEdge;
    QColor color = Theme::color(role);
    if (!isPast) {
        color.setAlphaF(0.55F);
    }
    const int height = isMarked ? markedTick : plainTick;
    const int bottom = railTop - 3;
    painter.fillRect(x, bottom - height, isMarked ? 2 : 1, height, color);
    if (!isMarked || x < freeFrom) {
        return;
    }
    freeFrom = x + headSize + 1;
    const QRectF head(x + 1 - headSize / 2.0, bottom - height - 3, headSize, headSize);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (tick == Tick::Error) {
        painter.drawRect(head);
    } else {
        painter.drawPolygon(QPolygonF{head.bottomLeft(), head.bottomRight(),
                                      QPointF(head.center().x(), head.top())});
    }
}

void ReplayTrack::paintLabels(QPainter &painter) const
{
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    const QRect area = rail();
    const auto labels = m_scale.labels(std::clamp(area.width() / (2 * labelGap), 2, 5));
    const QDateTime first = labels.empty() ? QDateTime() : labels.front().time;
    const QDateTime last = labels.empty() ? QDateTime() : labels.back().time;
    const bool isShort = !labels.empty() && first.secsTo(last) < shortReplay;
    QString before;
    const int top = railTop + railHeight + 5;
    int free = 0;
    for (const ReplayScale::Label &label : labels) {
        const QDateTime &other = label.time.toUTC().date() == first.toUTC().date() ? last : first;
        const QString text = isShort ? timetext::timeOfDay(label.time, other)
                                     : timetext::minuteOfDay(label.time, other);
        const int width = painter.fontMetrics().horizontalAdvance(text) + 2;
        const int middle = area.left() + qRound(label.position * (area.width() - 1));
        const int left = std::clamp(middle - width / 2, 0, std::max(0, this->width() - width));
        if (left >= free && text != before) {
            painter.drawText(QRect(left, top, width, height() - top), Qt::AlignHCenter, text);
            free = left + width + 12;
            before = text;
        }
    }
}

void ReplayTrack::resizeEvent(QResizeEvent *event)
{
    QAbstractSlider::resizeEvent(event);
    gatherTicks();
}

void ReplayTrack::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(true);
        setValue(m_scale.nearest(positionAt(event->position().toPoint().x())));
    }
}

void ReplayTrack::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown()) {
        setValue(m_scale.nearest(positionAt(event->position().toPoint().x())));
    }
}

void ReplayTrack::mouseReleaseEvent(QMouseEvent *)
{
    setSliderDown(false);
}

void ReplayTrack::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space) {
        Q_EMIT playToggled();
        return;
    }
    QAbstractSlider::keyPressEvent(event);
}

bool ReplayTrack::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        showTip(help->pos(), help->globalPos());
        return true;
    }
    return QAbstractSlider::event(event);
}

void ReplayTrack::sliderChange(SliderChange change)
{
    QAbstractSlider::sliderChange(change);
    if (m_graph) {
        setAccessibleDescription(routingtext::replay(*m_graph, value()));
    }
    update();
}

void ReplayTrack::showTip(const QPoint &place, const QPoint &global)
{
    constexpr int reach = 4;
    const int count = m_scale.nearest(positionAt(place.x()));
    if (count < 1 || std::abs(xOf(count - 1) - place.x()) > reach) {
        QToolTip::hideText();
        return;
    }
    QToolTip::showText(global, routingtext::accessibleText(*m_graph, count - 1), this);
}

} // namespace baton
