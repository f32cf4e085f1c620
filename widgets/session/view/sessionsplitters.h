// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QSplitter>
#include <QTimer>

namespace baton {

class ErrorHistoryPane;
class FirstCausePane;
class GatesPane;
class PhasesPane;
class SessionTabs;
struct PaneHeights;

/// The panes of a session beside and above each other. Each gets the room that its content needs,
/// until the user moves a splitter, which then stays. If two columns would truncate words, all
/// panes are in one column, with the first cause at the top.
class SessionSplitters final : public QSplitter
{
    Q_OBJECT

public:
    static constexpr int mostRows = 4;

    struct Panes
    {
        PhasesPane *phases;
        GatesPane *gates;
        FirstCausePane *cause;
        ErrorHistoryPane *errors;
        SessionTabs *tabs;
    };

    explicit SessionSplitters(const Panes &panes, QWidget *parent = nullptr);

    /// Distributes the room again once the content is shown.
    void shareLater() { m_timer.start(); }
    void shareNow();
    /// The panes in reading order, which is the order of F6.
    [[nodiscard]] QList<QWidget *> inOrder() const;

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QSplitter *column(Qt::Orientation orientation, const QString &name,
                      const QList<QWidget *> &parts);
    void prepare(QSplitter &split);
    [[nodiscard]] bool isStacked() const;
    [[nodiscard]] int widthOf(const QSplitter &column) const;
    void turn(Qt::Orientation orientation);
    void chooseRows();
    void leaveOut();
    void arrange();
    [[nodiscard]] bool hasRoomFor(int tabs) const;
    void share();
    void shareWidth();
    void shareHeight();
    void shareLeft();
    [[nodiscard]] PaneHeights cause() const;
    [[nodiscard]] PaneHeights phasesAndGates() const;
    [[nodiscard]] PaneHeights gates() const;
    [[nodiscard]] PaneHeights left() const;
    [[nodiscard]] PaneHeights errors() const;
    [[nodiscard]] PaneHeights right() const;
    [[nodiscard]] PaneHeights tabs() const;

    Panes m_panes;
    QSplitter *m_left;
    QSplitter *m_right;
    QSplitter *m_top;
    QTimer m_timer;
    int m_rows;                ///< number of rows of each list that should be visible
    QSet<QSplitter *> m_moved; ///< splitters that the user moved
};

} // namespace baton
