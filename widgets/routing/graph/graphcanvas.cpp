// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphcanvas.h"

#include "widgets/routing/graph/layoutnotice.h"
#include "widgets/routing/graph/minimapplacement.h"
#include "widgets/routing/painting/graphlegend.h"
#include "widgets/style/metrics.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr int leastHeight = 220; ///< minimum height of a view with a legend
constexpr double zoomStep = 1.25;
constexpr double wheelZoom = 1.0015; ///< per eighth of a degree

/// False if no part of the scene is visible.
bool isInSight(const GraphScene &scene, const QRectF &seen)
{
    return std::ranges::any_of(scene.nodes(),
                               [&](const auto &node) { return node.rect.intersects(seen); })
        || std::ranges::any_of(scene.edges(),
                               [&](const auto &edge) { return edge.bounds.intersects(seen); });
}

} // namespace

GraphCanvas::GraphCanvas(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_minimap(new GraphMinimap(viewport()))
    , m_legend(new GraphLegend(this))
    , m_notice(new LayoutNotice(viewport()))
{
    renewPainter();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    connect(m_notice, &LayoutNotice::wholeRequested, this,
            [this] { fitAs(GraphFit::Mode::Whole); });
    connect(m_notice, &LayoutNotice::closed, this, &GraphCanvas::fitAgain);
    connect(m_minimap, &GraphMinimap::released, this, &GraphCanvas::placeMinimap);
    connect(m_minimap, &GraphMinimap::placeWanted, this, [this](QPointF place) {
        m_camera.centreOn(place);
        cameraMovedByReader();
    });
    connect(&m_backdrop, &GraphImageCache::improved, viewport(), qOverload<>(&QWidget::update));
    placeOverlays();
}

void GraphCanvas::setScene(const std::shared_ptr<const GraphScene> &scene, bool isSketch)
{
    const bool isFirst = m_scene->isEmpty();
    const bool wasSketch = std::exchange(m_isSketch, isSketch) && !isSketch;
    m_scene = scene;
    m_camera.setScene(scene->bounds());
    renewPainter();
    if (isFirst || wasSketch || !(m_fit.isOn() || isInSight(*scene, m_camera.seen()))) {
        fitAs(GraphFit::Mode::Readable);
    } else if (m_fit.isOn()) {
        fitAgain();
    } else {
        placeOverlays();
    }
}

void GraphCanvas::renewPainter()
{
    m_painter = std::make_shared<GraphPainter>(m_scene, GraphColors::ofWindow());
    m_backdrop.setPainter(m_painter);
    m_minimap->setPainter(m_painter);
    m_legend->setPainter(m_painter);
}

/// The legend is below the graph, so it covers nothing.
void GraphCanvas::placeLegend()
{
    const int strip = m_legend->heightFor(width());
    const bool hasLegend = !scene().isEmpty() && height() > leastHeight + strip;
    m_legend->setVisible(hasLegend);
    m_legend->setGeometry(0, height() - strip, width(), strip);
    if (const int below = hasLegend ? strip : 0; viewportMargins().bottom() != below) {
        setViewportMargins(0, 0, 0, below);
    }
    m_camera.setViewport(viewport()->size());
}

void GraphCanvas::placeNotice()
{
    m_notice->fitInto(viewport()->width() - 2 * measures::paneEdge);
    m_notice->move(measures::paneEdge, measures::paneEdge);
}

void GraphCanvas::placeOverlays()
{
    placeLegend();
    placeNotice();
    cameraMoved();
}

/// It does not move while pointer or focus are in it.
void GraphCanvas::placeMinimap()
{
    const QSize view = viewport()->size();
    const bool isRoomy = view.width() > 480 && view.height() > leastHeight;
    m_minimap->setVisible(isRoomy && scene().nodes().size() > 1);
    if (m_minimap->isHeld() || m_pan.isDragging()) {
        return;
    }
    std::optional<MinimapPlacement::Place> before;
    if (!m_fit.isOn()) {
        before = {m_minimap->form(), m_minimap->pos()};
    }
    const auto [form, corner] =
        MinimapPlacement(*m_painter, m_camera, noticeRect()).find(view, before);
    m_minimap->setForm(form);
    m_minimap->move(corner);
}

/// Empty if there is none.
QRect GraphCanvas::noticeRect() const
{
    return m_notice->isVisibleTo(viewport()) ? m_notice->geometry() : QRect();
}

void GraphCanvas::setZoom(double zoom)
{
    const double before = m_camera.scale();
    m_camera.zoom(zoom, QRectF(viewport()->rect()).center());
    cameraMovedByReader();
    tellZoom(before);
}

void GraphCanvas::zoomIn()
{
    setZoom(zoom() * zoomStep);
}

void GraphCanvas::zoomOut()
{
    setZoom(zoom() / zoomStep);
}

void GraphCanvas::tellZoom(double before)
{
    if (zoom() != before) {
        Q_EMIT zoomChanged(zoom());
    }
}

void GraphCanvas::cameraMoved()
{
    m_minimap->setCamera(m_camera);
    placeMinimap();
    viewport()->update();
}

void GraphCanvas::cameraMovedByReader()
{
    m_fit.mode = GraphFit::Mode::None;
    cameraMoved();
}

void GraphCanvas::fitAgain()
{
    if (m_fit.isOn()) {
        fitAs(m_fit.mode);
    }
}

void GraphCanvas::fitAs(GraphFit::Mode mode)
{
    const double before = zoom();
    m_fit.mode = mode;
    placeLegend();
    placeNotice();
    QRectF area(viewport()->rect());
    const double whole = m_fit.apply(m_camera, area, m_isSketch);
    m_fit.isCropped = !scene().isEmpty() && whole < GraphFit::leastWhole;
    Q_EMIT fitted(whole);
    if (const QRect notice = noticeRect(); !notice.isEmpty()) {
        area.setTop(notice.bottom());
        m_fit.apply(m_camera, area, m_isSketch);
    }
    cameraMoved();
    tellZoom(before);
}

/// Scrolls so that @p place is visible and not covered by the notice.
void GraphCanvas::reveal(const QRectF &place)
{
    m_camera.reveal(place);
    const QRectF notice(noticeRect());
    if (const QRectF shown = m_camera.toView(place); shown.intersects(notice)) {
        m_camera.moveBy({0, shown.top() - notice.bottom() - measures::paneEdge});
    }
    cameraMoved();
}

void GraphCanvas::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_fit.isOn()) {
        fitAgain();
    } else {
        placeLegend();
        m_camera.moveBy({});
        placeOverlays();
    }
}

/// Ctrl zooms at the cursor; without it the wheel scrolls, with Shift horizontally.
void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    const double before = zoom();
    const QPoint turned = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        m_camera.zoom(before * std::pow(wheelZoom, turned.y()), event->position());
    } else {
        const QPoint pixels = event->pixelDelta().isNull() ? turned / 2 : event->pixelDelta();
        const bool isSideways = event->modifiers() & Qt::ShiftModifier;
        m_camera.scrollBy(isSideways ? -QPointF(pixels.transposed()) : -QPointF(pixels));
    }
    cameraMovedByReader();
    tellZoom(before);
    event->accept();
}

void GraphCanvas::paintScene(QPainter &painter, double opacity)
{
    painter.fillRect(viewport()->rect(), m_painter->colors()[Role::Canvas]);
    if (scene().isEmpty()) {
        return;
    }
    painter.setOpacity(opacity);
    m_backdrop.draw(painter, m_camera, viewport()->size(), devicePixelRatioF());
    painter.setOpacity(1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-m_camera.offset());
    painter.scale(zoom(), zoom());
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        m_pan.press(event->pos());
    }
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint by = m_pan.move(event->pos());
    if (m_pan.isDragging()) {
        viewport()->setCursor(Qt::ClosedHandCursor);
        m_camera.moveBy(by);
        cameraMovedByReader();
    }
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *)
{
    m_pan.release();
    viewport()->unsetCursor();
    placeMinimap();
}

void GraphCanvas::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        renewPainter();
        placeOverlays();
    }
}

} // namespace baton
