// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace baton {

/// The visible part of a scene and its scale. Offsets are whole pixels, so that a cached picture
/// stays sharp when it is scrolled.
class GraphCamera
{
public:
    static constexpr double nearest = 4;
    static constexpr double furthest = 0.01;

    void setScene(const QRectF &bounds) { m_bounds = bounds; }
    void setViewport(QSizeF size) { m_viewport = size; }

    [[nodiscard]] double scale() const { return m_scale; }
    /// The offset from the scene's origin to the viewport's, in pixels.
    [[nodiscard]] QPointF offset() const { return m_offset; }
    [[nodiscard]] QPointF toView(QPointF place) const { return place * m_scale - m_offset; }
    [[nodiscard]] QPointF toScene(QPointF place) const { return (place + m_offset) / m_scale; }
    [[nodiscard]] QRectF toView(const QRectF &rect) const;
    /// The visible part in scene coordinates.
    [[nodiscard]] QRectF seen() const;

    /// Shows the whole scene in @p area of the viewport, never enlarged. If that requires a scale
    /// below @p least, shows the start of the scene at @p least.
    /// @returns the scale at which the whole scene fits.
    double fit(const QRectF &area, double least = furthest);
    /// Zooms; the point at @p fixed in the viewport stays there.
    void zoom(double scale, QPointF fixed);
    void moveBy(QPointF pixels);
    /// Scrolls by @p pixels, but not past the end of the scene.
    void scrollBy(QPointF pixels);
    void centreOn(QPointF place);
    /// Scrolls as little as possible to make @p rect of the scene visible.
    void reveal(const QRectF &rect);

private:
    void settle();

    QRectF m_bounds;
    QSizeF m_viewport;
    QPointF m_offset;
    double m_scale = 1;
};

} // namespace baton
