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

/// Shows a scene that can be zoomed and panned, with a legend below, and a minimap and a notice
/// above it. The scene is fitted to the view until the user moves it.
class GraphCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit GraphCanvas(QWidget *parent = nullptr);

    /// 1: one logical pixel of the layout is one pixel of the screen.
    [[nodiscard]] double zoom() const { return m_camera.scale(); }

public Q_SLOTS:
    void setZoom(double zoom);
    void zoomIn();
    void zoomOut();
    /// Shows the whole graph, or the part that is readable; called again, the whole graph.
    void fit() { fitAs(m_fit.next()); }

Q_SIGNALS:
    void zoomChanged(double zoom);
    /// The whole scene would be visible at scale @p whole. A notice may still be shown or hidden.
    void fitted(double whole);

protected:
    [[nodiscard]] const GraphScene &scene() const { return *m_scene; }
    [[nodiscard]] const GraphPainter &graphPainter() const { return *m_painter; }
    [[nodiscard]] const GraphCamera &camera() const { return m_camera; }
    [[nodiscard]] const GraphFit &fitting() const { return m_fit; }
    [[nodiscard]] LayoutNotice *notice() const { return m_notice; }
    /// True if no better picture is being painted: large scenes are painted on a thread.
    [[nodiscard]] bool isPictureSharp() const { return m_backdrop.isSharp(); }
    [[nodiscard]] bool isDragging() const { return m_pan.isDragging(); }

    /// @p isSketch: the final scene will replace @p scene.
    void setScene(const std::shared_ptr<const GraphScene> &scene, bool isSketch);
    /// Call it when the overlays changed.
    void placeOverlays();
    /// Places the notice only; to be called from a slot of fitted().
    void placeNotice();
    /// Fits the graph again in the same mode, unless the user moved it.
    void fitAgain();
    void fitAs(GraphFit::Mode mode);
    /// Scrolls so that @p place of the scene is visible and not covered by the notice.
    void reveal(const QRectF &place);
    /// Paints the scene without highlights; afterwards @p painter has its coordinates.
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
