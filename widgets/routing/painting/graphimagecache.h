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

/// The scene without any emphasis as an image. Small scenes are painted when they are asked for;
/// of large ones a thread paints more than is seen, and until it is done the image before is
/// moved and stretched: panning and zooming never wait.
class GraphImageCache : public QObject
{
    Q_OBJECT

public:
    explicit GraphImageCache(QObject *parent = nullptr);
    ~GraphImageCache() override;

    void setPainter(std::shared_ptr<const GraphPainter> painter);
    void draw(QPainter &painter, const GraphCamera &camera, QSize viewport, double ratio);
    /// True when the image is the one that the last draw() asked for.
    [[nodiscard]] bool isSharp() const { return m_isSharp; }

Q_SIGNALS:
    /// A better image is there: draw again.
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
