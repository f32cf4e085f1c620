// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphcamera.h"
#include "widgets/routing/painting/graphpainter.h"

#include <QPixmap>
#include <QWidget>

#include <memory>

namespace baton {

/// An overview of the whole scene with a frame around the visible part. A click, a drag or the
/// arrow keys scroll there. Without enough room it is a button that expands it until pointer or
/// focus leave.
class GraphMinimap final : public QWidget
{
    Q_OBJECT

public:
    enum class Form { Large, Small, Folded };

    explicit GraphMinimap(QWidget *parent = nullptr);

    [[nodiscard]] static QSize sizeOf(Form form);
    void setForm(Form form);
    [[nodiscard]] Form form() const { return m_form; }
    /// True while pointer or focus are in it: it must not move then.
    [[nodiscard]] bool isHeld() const { return m_isHeld; }

    void setPainter(std::shared_ptr<const GraphPainter> painter);
    void setCamera(const GraphCamera &camera);

    /// The frame around the visible part.
    [[nodiscard]] QRect frame() const;

Q_SIGNALS:
    void placeWanted(QPointF place);
    /// Pointer and focus left it.
    void released();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void unfold();
    void release();
    void moveFrame(int key);
    void paintFocus(QPainter &painter) const;
    void paintFolded();
    [[nodiscard]] QRectF drawn() const;

    std::shared_ptr<const GraphPainter> m_painter;
    QPixmap m_overview;
    QRectF m_seen;
    Form m_form = Form::Large;
    bool m_isHeld = false;
    bool m_isMoving = false; ///< a drag is moving the view; the drag did not unfold the minimap
};

} // namespace baton
