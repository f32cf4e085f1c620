// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/sessionviews/grid/phasegrid.h"
#include "models/sessionviews/grid/timescale.h"
#include "widgets/style/metrics.h"

#include <QAbstractScrollArea>

#include <memory>

namespace baton {

/// The phases of a session along its time, one bar for each attempt. Ctrl and the wheel, + and −
/// zoom, 0 shows all; the arrows walk the attempts.
class TimeLineView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimeLineView(QWidget *parent = nullptr);

    void setSession(const std::shared_ptr<const Session> &session, const QDateTime &now);
    /// With the scale of @p session, where it is known already.
    void setSession(const std::shared_ptr<const Session> &session, const QDateTime &now,
                    const TimeScale &scale);
    [[nodiscard]] PhasePlace currentPlace() const { return m_current; }
    void setCurrentPlace(const PhasePlace &place);
    /// Scrolls to it.
    void showCurrent();
    [[nodiscard]] const TimeScale &scale() const { return m_scale; }
    [[nodiscard]] double zoom() const { return m_zoom; }
    /// The rectangle of the bar of @p place in the viewport.
    [[nodiscard]] QRect barRect(const PhasePlace &place) const;

    /// A run without a place in time, as it is drawn.
    struct Untimed
    {
        PhasePlace place;
        QRect area;
        Status status = Status::None;
        QString text;
    };
    /// Those of phase number @p phase; empty when something of it has a bar.
    [[nodiscard]] std::vector<Untimed> untimedAt(int phase) const;

    /// A time that stands above the bars.
    struct AxisMark
    {
        int x = 0; ///< in the viewport
        QString text;
    };
    [[nodiscard]] std::vector<AxisMark> axisMarks() const;

public Q_SLOTS:
    void setFoldsGaps(bool isOn);
    /// 1 shows all; the time at @p anchor, a place in the viewport, stays there.
    void setZoom(double zoom, int anchor);

Q_SIGNALS:
    void placeSelected(const baton::PhasePlace &place);
    void placeActivated(const baton::PhasePlace &place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    static constexpr double zoomStep = 1.25;
    static constexpr int axisHeight = measures::tableHeaderHeight;

    [[nodiscard]] int titleWidth() const;
    [[nodiscard]] int axisWidth() const;
    [[nodiscard]] int xOf(qint64 time) const;
    [[nodiscard]] int rowTop(int phase) const;
    [[nodiscard]] PhasePlace placeAt(const QPoint &point) const;
    void paintAxis(QPainter &painter) const;
    void paintRow(QPainter &painter, int phase) const;
    [[nodiscard]] QString dayOf(const QDateTime &time) const;
    void paintBar(QPainter &painter, const QRect &bar, Status shape, bool isSure,
                  bool isCurrent) const;
    void paintUntimed(QPainter &painter, int phase) const;
    void updateBars();
    void step(int rows, int attempts);
    void select(const PhasePlace &place);
    [[nodiscard]] QString spoken(const PhasePlace &place) const;
    void tellCurrent();

    std::shared_ptr<const Session> m_session;
    QDateTime m_now;
    TimeScale m_scale;
    PhasePlace m_current;
    double m_zoom = 1;
    bool m_foldsGaps = true;
};

} // namespace baton
