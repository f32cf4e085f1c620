// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/graph/graphview_p.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>

namespace baton {

namespace {

constexpr double wheelZoom = 1.0015; ///< for each eighth of a degree

} // namespace

bool GraphView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto &help = *static_cast<QHelpEvent *>(event);
        const int node = nodeAt(help.pos());
        const int edge = edgeAt(help.pos());
        const QString group = edge < 0 ? groupAt(help.pos()) : QString();
        QToolTip::showText(help.globalPos(),
                           group.isEmpty()
                               ? describe(node, edge)
                               : tr("%1: click to draw it as one (Backspace)").arg(group),
                           viewport());
        return true;
    }
    if (event->type() == QEvent::Leave && (d->hoveredNode >= 0 || d->hoveredEdge >= 0)) {
        d->hoveredNode = -1;
        d->hoveredEdge = -1;
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

/// Letters are keys of this view, not shortcuts of the window, while it has the keyboard.
bool GraphView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool isPlain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (isPlain
            && (key.key() == Qt::Key_F || key.key() == Qt::Key_Slash || key.key() == Qt::Key_Plus
                || key.key() == Qt::Key_Minus || key.key() == Qt::Key_Equal)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void GraphView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    placeOverlays();
    if (d->fit != Fit::None) {
        fitAs(d->fit);
    } else {
        d->camera.moveBy({});
        cameraMoved();
    }
}

void GraphView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return walk(event->key());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return activate();
    case Qt::Key_F:
        return fit();
    case Qt::Key_Slash:
        return Q_EMIT findRequested();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_Backspace:
        return collapse();
    case Qt::Key_Escape:
        if (d->selected.node >= 0 || d->selected.edge >= 0) {
            return clearSelection();
        }
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void GraphView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        d->pressedAt = event->pos();
        d->draggedFrom = event->pos();
        d->isDragging = false;
    }
}

void GraphView::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton))) {
        hover(event->pos());
        return;
    }
    const int moved = (event->pos() - d->pressedAt).manhattanLength();
    if (!d->isDragging && moved < QApplication::startDragDistance()) {
        return;
    }
    d->isDragging = true;
    d->fit = Fit::None;
    viewport()->setCursor(Qt::ClosedHandCursor);
    d->camera.moveBy(d->draggedFrom - event->pos());
    d->draggedFrom = event->pos();
    cameraMoved();
}

void GraphView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool wasDragging = std::exchange(d->isDragging, false);
    viewport()->unsetCursor();
    placeMinimap();
    if (wasDragging || event->button() != Qt::LeftButton) {
        return;
    }
    const int edge = edgeAt(event->pos());
    if (const QString group = groupAt(event->pos()); edge < 0 && !group.isEmpty()) {
        Q_EMIT collapseRequested(group);
        return;
    }
    select(nodeAt(event->pos()), edge, -1);
}

void GraphView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        select(nodeAt(event->pos()), edgeAt(event->pos()), -1);
        activate();
    }
}

void GraphView::hover(QPoint place)
{
    const int node = nodeAt(place);
    const int edge = edgeAt(place);
    const bool isActive = node >= 0 || edge >= 0 || !groupAt(place).isEmpty();
    viewport()->setCursor(isActive ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (node != d->hoveredNode || edge != d->hoveredEdge) {
        d->hoveredNode = node;
        d->hoveredEdge = edge;
        viewport()->update();
    }
}

/// Ctrl zooms at the cursor; without it the wheel moves, with Shift sideways.
void GraphView::wheelEvent(QWheelEvent *event)
{
    d->fit = Fit::None;
    const QPoint turned = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        const double before = d->camera.scale();
        d->camera.zoom(before * std::pow(wheelZoom, turned.y()), event->position());
        if (d->camera.scale() != before) {
            Q_EMIT zoomChanged(d->camera.scale());
        }
    } else {
        const QPoint pixels = event->pixelDelta().isNull() ? turned / 2 : event->pixelDelta();
        const bool isSideways = event->modifiers() & Qt::ShiftModifier;
        d->camera.scrollBy(isSideways ? -QPointF(pixels.transposed()) : -QPointF(pixels));
    }
    cameraMoved();
    event->accept();
}

void GraphView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void GraphView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void GraphView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        repaintScene();
    } else if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        rebuild();
    }
}

} // namespace baton
