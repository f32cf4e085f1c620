// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/grid/timelinelayout.h"

#include <QAbstractScrollArea>

namespace baton {

/// The phases of a session on a time line, with a bar for each attempt. Ctrl and the wheel, + and −
/// zoom, 0 shows everything; the arrow keys move through the attempts.
class TimeLineView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimeLineView(QWidget *parent = nullptr);

    void setSession(const std::shared_ptr<const Session> &session, const QDateTime &now);
    /// Shows @p session; @p scale is its scale if it is known already.
    void setSession(const std::shared_ptr<const Session> &session, const QDateTime &now,
                    const TimeScale &scale);
    [[nodiscard]] PhasePlace currentPlace() const { return m_current; }
    void setCurrentPlace(const PhasePlace &place);
    /// Scrolls to the current attempt.
    void showCurrent();
    [[nodiscard]] const TimeLineLayout &bars() const { return m_bars; }

public Q_SLOTS:
    void setFoldsGaps(bool isOn);
    /// At 1 everything is visible; the time at @p anchor, an x position in the viewport, keeps its
    /// position.
    void setZoom(double zoom, int anchor);

Q_SIGNALS:
    void placeSelected(const baton::PhasePlace &place);
    void placeActivated(const baton::PhasePlace &place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
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

    void updateBars();
    void step(int rows, int attempts);
    void select(const PhasePlace &place);
    [[nodiscard]] QString spoken(const PhasePlace &place) const;
    void tellCurrent();

    TimeLineLayout m_bars;
    PhasePlace m_current;
    bool m_foldsGaps = true;
};

} // namespace baton
