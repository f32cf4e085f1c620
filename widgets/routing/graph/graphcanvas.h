// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graph/graphfit.h"
#include "widgets/routing/graph/pangesture.h"
#include "widgets/routing/painting/graphimagecache.h"

#include <QAbstractScrollArea>

namespace baton {

class GraphLegend;
class GraphMinimap;
class LayoutNotice;

/// Shows a scene through a camera that the reader moves: zoomed and panned, with a legend below,
/// and a minimap and a notice over it. While the reader has not moved, the scene is fitted into it.
class GraphCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit GraphCanvas(QWidget *parent = nullptr);

    [[nodiscard]] double
    zoom() const; ///< 1: one logical pixel of the layout is one pixel of the screen

public Q_SLOTS:
    void setZoom(double zoom);
    void zoomIn();
    void zoomOut();
    /// Shows all of the graph, or as much as can be read; called again, all of it nevertheless.
    void fit();

Q_SIGNALS:
    void zoomChanged(double zoom);
    /// All of the scene would be seen at scale @p whole. A notice may still come or go.
    void fitted(double whole);

protected:
    [[nodiscard]] const GraphScene &scene() const { return *m_scene; }
    [[nodiscard]] const GraphPainter &graphPainter() const { return *m_painter; }
    [[nodiscard]] const GraphCamera &camera() const { return m_camera; }
    [[nodiscard]] const GraphFit &fitting() const { return m_fit; }
    [[nodiscard]] LayoutNotice *notice() const { return m_notice; }
    /// True when nothing better is on its way: large scenes are painted by a thread.
    [[nodiscard]] bool isPictureSharp() const { return m_backdrop.isSharp(); }
    [[nodiscard]] bool isDragging() const { return m_pan.isDragging(); }

    /// A sketch will be replaced by the final scene.
    void setScene(const std::shared_ptr<const GraphScene> &scene, bool isSketch);
    /// Call it when what stands over the picture has changed.
    void placeOverlays();
    /// The notice only, from a slot of fitted().
    void placeNotice();
    /// Fits the graph again in the mode of before, unless the reader has moved.
    void fitAgain();
    void fitAs(GraphFit::Mode mode);
    /// Moves so that @p place of the scene is seen, not below the notice.
    void reveal(const QRectF &place);
    /// The scene without any emphasis; then @p painter is in its coordinates.
    void paintScene(QPainter &painter, double opacity);

    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void renewPainter();
    void placeLegend();
    void placeMinimap();
    [[nodiscard]] QRect noticeRect() const;
    void cameraMoved();
    void cameraMovedByReader();
    void tellZoom(double before);

    std::shared_ptr<const GraphScene> m_scene = std::make_shared<const GraphScene>();
    std::shared_ptr<const GraphPainter> m_painter; ///< painter of m_scene
    GraphImageCache m_backdrop;
    bool m_isSketch = false;
    GraphCamera m_camera;
    GraphFit m_fit;
    PanGesture m_pan;
    GraphMinimap *m_minimap;
    GraphLegend *m_legend;
    LayoutNotice *m_notice;
};

} // namespace baton
