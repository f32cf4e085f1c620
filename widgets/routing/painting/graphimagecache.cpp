// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/graphimagecache.h"

#include <QPainter>
#include <QtConcurrent>

namespace baton {

namespace {

constexpr size_t paintedAtOnce = 250; ///< nodes and edges

bool isSmall(const GraphScene &scene)
{
    return scene.nodes().size() + scene.edges().size() <= paintedAtOnce;
}

} // namespace

GraphImageCache::GraphImageCache(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

GraphImageCache::~GraphImageCache() = default;

GraphImageCache::Shot GraphImageCache::taken(Shot shot)
{
    shot.image = QImage((QSizeF(shot.area.size()) * shot.ratio).toSize(),
                        QImage::Format_ARGB32_Premultiplied);
    shot.image.setDevicePixelRatio(shot.ratio);
    shot.image.fill(Qt::transparent);
    QPainter painter(&shot.image);
    painter.translate(-shot.area.topLeft());
    painter.scale(shot.scale, shot.scale);
    const QRectF exposed(QPointF(shot.area.topLeft()) / shot.scale,
                         QSizeF(shot.area.size()) / shot.scale);
    shot.painter->paint(painter, exposed, shot.scale);
    painter.end();
    return shot;
}

bool GraphImageCache::covers(const QRect &area, double scale, double ratio) const
{
    return m_shot.painter == m_painter && m_shot.scale == scale && m_shot.ratio == ratio
        && m_shot.area.contains(area);
}

void GraphImageCache::draw(QPainter &painter, const GraphCamera &camera, QSize viewport,
                           double ratio)
{
    if (!m_painter) {
        return;
    }
    const QRect area(camera.offset().toPoint(), viewport);
    if (!covers(area, camera.scale(), ratio)) {
        if (isSmall(m_painter->scene())) {
            m_shot = taken({m_painter, area, camera.scale(), ratio, {}});
        } else {
            const QSize more = viewport / 3;
            take(area.adjusted(-more.width(), -more.height(), more.width(), more.height()),
                 camera.scale(), ratio);
        }
    }
    m_isSharp = covers(area, camera.scale(), ratio);
    if (m_shot.image.isNull()) {
        return;
    }
    const double stretch = camera.scale() / m_shot.scale;
    const QPointF corner = QPointF(m_shot.area.topLeft()) * stretch - camera.offset();
    if (stretch == 1) {
        painter.drawImage(corner, m_shot.image);
    } else {
        painter.drawImage(QRectF(corner, QSizeF(m_shot.area.size()) * stretch), m_shot.image);
    }
}

void GraphImageCache::take(const QRect &area, double scale, double ratio)
{
    Shot shot{m_painter, area, scale, ratio, {}};
    if (m_isPainting) {
        m_next = std::make_unique<Shot>(std::move(shot));
        return;
    }
    m_isPainting = true;
    QtConcurrent::run(&m_pool, taken, std::move(shot)).then(this, [this](const Shot &done) {
        m_isPainting = false;
        m_shot = done;
        if (const std::unique_ptr<Shot> next = std::move(m_next)) {
            take(next->area, next->scale, next->ratio);
        }
        Q_EMIT improved();
    });
}

} // namespace baton
