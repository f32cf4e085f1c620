// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/graphcamera.h"
#include "widgets/routing/graphpainter.h"

#include <QPixmap>
#include <QWidget>

#include <memory>

namespace baton {

/// The whole scene small, with a frame around what is seen. A click or a drag moves there.
class GraphMinimap : public QWidget
{
    Q_OBJECT

public:
    explicit GraphMinimap(QWidget *parent = nullptr);

    void setPainter(std::shared_ptr<const GraphPainter> painter);
    void setCamera(const GraphCamera &camera);

    /// The frame around what is seen.
    [[nodiscard]] QRect frame() const;

Q_SIGNALS:
    void placeWanted(QPointF place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRectF drawn() const;

    std::shared_ptr<const GraphPainter> m_painter;
    QPixmap m_overview;
    QRectF m_seen;
};

} // namespace baton
