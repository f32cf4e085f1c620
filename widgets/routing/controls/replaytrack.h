// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/rows/replayscale.h"

#include <QAbstractSlider>

#include <memory>

namespace baton {

/// The axis of a replay, with a tick for each handoff; the handle is after the last handoff so far,
/// and the value is their number. At most one tick is painted for each pixel.
class ReplayTrack final : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit ReplayTrack(QWidget *parent = nullptr);

    void setGraph(std::shared_ptr<const RoutingGraph> graph);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The position of the tick for the handoff at @p position in RoutingGraph::crossings.
    [[nodiscard]] int xOf(int position) const;

Q_SIGNALS:
    void playToggled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void sliderChange(SliderChange change) override;

private:
    /// The tick for the handoffs of one pixel; the most severe one wins.
    enum class Tick : quint8 { None, Plain, Warning, Error };

    [[nodiscard]] QRect rail() const;
    [[nodiscard]] double positionAt(int x) const;
    [[nodiscard]] int handleX() const;
    void gatherTicks();
    void paintTicks(QPainter &painter) const;
    void paintTick(QPainter &painter, int x, Tick tick, bool isPast, int &freeFrom) const;
    void paintLabels(QPainter &painter) const;
    void showTip(const QPoint &place, const QPoint &global);

    std::shared_ptr<const RoutingGraph> m_graph;
    ReplayScale m_scale;
    std::vector<Tick> m_ticks; ///< one for each pixel of the rail
};

} // namespace baton
