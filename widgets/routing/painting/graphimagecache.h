// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphcamera.h"
#include "widgets/routing/painting/graphpainter.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace baton {

/// An image of the scene without highlights. Small scenes are painted on request. For large ones a
/// thread paints more than the visible part; until it is done the previous image is moved and
/// scaled, so that panning and zooming never block.
class GraphImageCache : public QObject
{
    Q_OBJECT

public:
    explicit GraphImageCache(QObject *parent = nullptr);
    ~GraphImageCache() override;

    void setPainter(std::shared_ptr<const GraphPainter> painter) { m_painter = std::move(painter); }
    void draw(QPainter &painter, const GraphCamera &camera, QSize viewport, double ratio);
    /// True if the image is the one that the last draw() requested.
    [[nodiscard]] bool isSharp() const { return m_isSharp; }

Q_SIGNALS:
    /// A better image is ready: draw again.
    void improved();

private:
    struct Shot
    {
        std::shared_ptr<const GraphPainter> painter;
        QRect area; ///< area in pixels of the scaled scene
        double scale = 1;
        double ratio = 1;
        QImage image;
    };

    [[nodiscard]] static Shot taken(Shot shot);
    [[nodiscard]] bool covers(const QRect &area, double scale, double ratio) const;
    void take(const QRect &area, double scale, double ratio);

    QThreadPool m_pool;
    std::shared_ptr<const GraphPainter> m_painter;
    Shot m_shot;
    std::unique_ptr<Shot> m_next; ///< next picture to paint, while a thread still paints another
    bool m_isPainting = false;
    bool m_isSharp = false;
};

} // namespace baton
