// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graphminimap.h"

#include "widgets/common/measures.h"

#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr QSize mapSize(168, 132);
constexpr double inset = 6;

} // namespace

GraphMinimap::GraphMinimap(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"graphMinimap"_s);
    setAccessibleName(tr("Overview of the graph"));
    setFixedSize(mapSize);
    setCursor(Qt::ArrowCursor);
}

/// The scene's bounds in the widget.
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
    mouseMoveEvent(event);
}

void GraphMinimap::mouseMoveEvent(QMouseEvent *event)
{
    if (m_painter && (event->buttons() & Qt::LeftButton)) {
        const QRectF all = drawn();
        const QRectF bounds = m_painter->scene().bounds();
        const double scale = all.width() / bounds.width();
        Q_EMIT placeWanted(bounds.topLeft() + (event->position() - all.topLeft()) / scale);
    }
}

} // namespace baton
