// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessionviewupdate.h"
#include "widgets/session/tables/paneheights.h"

#include <QWidget>

#include <memory>

class QStackedWidget;
class QToolButton;

namespace baton {

class PhaseGridView;
class SectionTitle;
class StatusLegend;
class TimeLineView;

/// The phases of a session and their attempts, as a grid or on a time line.
class PhasesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit PhasesPane(QWidget *parent = nullptr);

    void take(SessionViewChange &change);
    /// Shows the phases on a time line instead of the grid.
    void setTimeLine(bool isOn);
    [[nodiscard]] bool isTimeLine() const;
    /// Scrolls to the row of the current place.
    void showCurrent();
    [[nodiscard]] PhaseGridView &grid() const { return *m_grid; }
    [[nodiscard]] PhasePlace currentPlace() const;
    void setCurrentPlace(const PhasePlace &place);
    /// Marks @p match in the title of the current phase in the grid.
    void mark(const QString &match);
    /// The heights without the legend if it is shown only when there is room.
    [[nodiscard]] PaneHeights heights() const;
    [[nodiscard]] int legendHeight() const;
    /// The preferred width of the grid.
    [[nodiscard]] int wantedWidth(int easy, int most) const;

Q_SIGNALS:
    void placeSelected(const baton::PhasePlace &place);
    void placeActivated(const baton::PhasePlace &place);
    void timeLineShown(bool isOn);
    /// The preferred height changed.
    void heightsChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int heightOf(int rows) const;
    QToolButton *addSwitch(const QString &name, const QString &text);
    void buildSwitches();
    void showLegend(const SessionViewChange &change);
    void giveLegendRoom();
    void showTimes();

    SectionTitle *m_title;
    PhaseGridView *m_grid;
    TimeLineView *m_timeLine;
    QStackedWidget *m_stack;
    StatusLegend *m_legend;
    QToolButton *m_showsTime = nullptr;
    QToolButton *m_foldsGaps = nullptr;
    bool m_isFilled = false;
    std::shared_ptr<const Session> m_session;
    QDateTime m_now;
    TimeScale m_scale;
};

} // namespace baton
