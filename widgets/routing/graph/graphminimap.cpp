// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphminimap.h"

#include "widgets/style/metrics.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr QSize largeSize(168, 132);
constexpr QSize smallSize(96, 76);
constexpr QSize foldedSize(28, 28);
constexpr double inset = 6;

} // namespace

GraphMinimap::GraphMinimap(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"graphMinimap"_s);
    setAccessibleName(tr("Overview of the graph"));
    setFixedSize(largeSize);
    setAccessibleDescription(tr("Space shows it, the arrow keys move the visible part"));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::ArrowCursor);
}

QSize GraphMinimap::sizeOf(Form form)
{
    switch (form) {
    case Form::Large:
        break;
    case Form::Small:
        return smallSize;
    case Form::Folded:
        return foldedSize;
    }
    return largeSize;
}

void GraphMinimap::setForm(Form form)
{
    if (std::exchange(m_form, form) != form) {
        setFixedSize(sizeOf(form));
        setToolTip(form == Form::Folded ? tr("Overview of the graph") : QString());
        m_overview = QPixmap();
        update();
    }
}

/// Expands over the content, into its corner.
void GraphMinimap::unfold()
{
    const QRect before = geometry();
    const QRect all = parentWidget()->rect();
    setForm(Form::Large);
    QRect large(QPoint(), largeSize);
    if (before.center().x() > all.center().x()) {
        large.moveRight(before.right());
    } else {
        large.moveLeft(before.left());
    }
    if (before.center().y() > all.center().y()) {
        large.moveBottom(before.bottom());
    } else {
        large.moveTop(before.top());
    }
    move(large.topLeft());
    raise();
}

/// The rectangle of the scene in the widget.
QRectF GraphMinimap::drawn() const
{
    const QRectF area = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    const QSizeF scaled =
        m_painter->scene().bounds().size().scaled(area.size(), Qt::KeepAspectRatio);
    return {area.center() - QPointF(scaled.width(), scaled.height()) / 2, scaled};
}

void GraphMinimap::setPainter(std::shared_ptr<const GraphPainter> painter)
{
    m_painter = std::move(painter);
    m_overview = QPixmap();
    update();
}

void GraphMinimap::setCamera(const GraphCamera &camera)
{
    m_seen = camera.seen();
    update();
}

void GraphMinimap::paintEvent(QPaintEvent *)
{
    if (!m_painter) {
        return;
    }
    if (m_form == Form::Folded) {
        paintFolded();
        return;
    }
    const GraphColors &colors = m_painter->colors();
    QPainter painter(this);
    const QRectF all = drawn();
    const double scale = all.width() / m_painter->scene().bounds().width();
    if (m_overview.isNull()) {
        m_overview = QPixmap(this->size() * devicePixelRatioF());
        m_overview.setDevicePixelRatio(devicePixelRatioF());
        m_overview.fill(Qt::transparent);
        QPainter overview(&m_overview);
        overview.setRenderHint(QPainter::Antialiasing);
        overview.setPen(QPen(colors[Role::Border], 1));
        overview.setBrush(colors[Role::View]);
        overview.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5),
                                 measures::cardRadius, measures::cardRadius);
        overview.translate(all.topLeft());
        overview.scale(scale, scale);
        overview.translate(-m_painter->scene().bounds().topLeft());
        m_painter->paintOverview(overview);
    }
    painter.drawPixmap(0, 0, m_overview);
    painter.setPen(QPen(colors[Role::Accent], 1));
    painter.drawRect(frame().adjusted(0, 0, -1, -1));
    paintFocus(painter);
}

void GraphMinimap::paintFocus(QPainter &painter) const
{
    if (hasFocus()) {
        const double inside = measures::focusRing / 2.0;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_painter->colors()[Role::Accent], measures::focusRing));
        painter.drawRoundedRect(QRectF(rect()).adjusted(inside, inside, -inside, -inside),
                                measures::cardRadius, measures::cardRadius);
    }
}

/// Paints a picture with a frame in it.
void GraphMinimap::paintFolded()
{
    const GraphColors &colors = m_painter->colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors[Role::ControlEdge], 1));
    painter.setBrush(colors[Role::View]);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors[Role::Text], 1));
    painter.drawRect(QRectF(6.5, 8.5, 15, 11));
    painter.setPen(QPen(colors[Role::Accent], 1.5));
    painter.drawRect(QRectF(8.5, 10.5, 7, 5));
    paintFocus(painter);
}

QRect GraphMinimap::frame() const
{
    if (!m_painter || m_painter->scene().isEmpty()) {
        return {};
    }
    const QRectF all = drawn();
    const QRectF bounds = m_painter->scene().bounds();
    const double scale = all.width() / bounds.width();
    const QPointF corner = (m_seen.topLeft() - bounds.topLeft()) * scale;
    const QRectF seen(all.topLeft() + corner, m_seen.size() * scale);
    return (seen & QRectF(rect()).adjusted(3, 3, -3, -3)).toRect();
}

void GraphMinimap::mousePressEvent(QMouseEvent *event)
{
    m_isHeld = true;
    m_isMoving = m_form != Form::Folded;
    if (m_isMoving) {
        mouseMoveEvent(event);
    } else {
        unfold();
    }
}

void GraphMinimap::mouseReleaseEvent(QMouseEvent *)
{
    m_isMoving = false;
}

void GraphMinimap::release()
{
    if (std::exchange(m_isHeld, false)) {
        Q_EMIT released();
    }
}

void GraphMinimap::leaveEvent(QEvent *)
{
    if (!hasFocus()) {
        release();
    }
}

void GraphMinimap::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    if (!underMouse()) {
        release();
    }
}

void GraphMinimap::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_form == Form::Folded) {
            m_isHeld = true;
            unfold();
        } else {
            release();
        }
        return;
    case Qt::Key_Escape:
        if (m_isHeld) {
            return release();
        }
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return moveFrame(event->key());
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

/// Moves the frame by a quarter of its size.
void GraphMinimap::moveFrame(int key)
{
    const double across = m_seen.width() / 4;
    const double down = m_seen.height() / 4;
    const QPointF by = key == Qt::Key_Left ? QPointF(-across, 0)
        : key == Qt::Key_Right             ? QPointF(across, 0)
        : key == Qt::Key_Up                ? QPointF(0, -down)
                                           : QPointF(0, down);
    Q_EMIT placeWanted(m_seen.center() + by);
}

void GraphMinimap::mouseMoveEvent(QMouseEvent *event)
{
    if (m_painter && m_isMoving && (event->buttons() & Qt::LeftButton)) {
        const QRectF all = drawn();
        const QRectF bounds = m_painter->scene().bounds();
        const double scale = all.width() / bounds.width();
        Q_EMIT placeWanted(bounds.topLeft() + (event->position() - all.topLeft()) / scale);
    }
}

} // namespace baton
