// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/logfollowing.h"
#include "widgets/log/lines/logscroller.h"

#include <QAbstractScrollArea>

namespace baton {

/// Shows the visible lines of a log of any length. It scrolls by rows and follows the end while the
/// log grows.
class LogScrollArea : public QAbstractScrollArea
{
    Q_OBJECT

public:
    using SeenLine = LogScroller::SeenLine;

    LogScrollArea(LogFile &file, LogRows &rows, QWidget *parent = nullptr);

    [[nodiscard]] LogFile &file() const { return m_file; }
    [[nodiscard]] LogRows &rows() const { return m_rows; }

    [[nodiscard]] bool wrapsLines() const { return m_scroller.wrapsLines(); }
    void setWrapsLines(bool wraps);
    /// True if the view stays at the end while the log grows.
    [[nodiscard]] bool followsEnd() const { return m_following.isOn(); }
    void setFollowsEnd(bool follows);

    void ensureVisible(const LogPosition &place);
    /// Makes @p place visible. If it was not, it is shown about a third from the top, with the
    /// lines after it.
    void bringIntoSight(const LogPosition &place);

    [[nodiscard]] std::vector<SeenLine> seenLines();
    [[nodiscard]] int lineHeight() const { return m_layout.lineHeight(); }
    [[nodiscard]] qreal charWidth() const { return m_layout.charWidth(); }

Q_SIGNALS:
    void followsEndChanged(bool follows);
    void newLinesChanged(qint64 count);
    void scrolled();
    /// The rows were replaced and are not shown yet.
    void rowsReset();
    /// Rows were added or replaced.
    void rowsChanged();

protected:
    [[nodiscard]] LogLayout &lineLayout() { return m_layout; }
    /// The scroller for the present height of the view.
    [[nodiscard]] LogScroller &scroller() { return scroller(viewport()->height()); }
    [[nodiscard]] LogScroller &scroller(int height);
    /// Sets the widget left of the text, as wide as its size hint.
    void setGutter(QWidget *gutter);
    /// Scrolls as if the user did.
    void scrollTo(const LogScroller::Top &top);
    void scrollRows(int rows) { scrollTo(scroller().stepped(m_scroller.top(), rows)); }
    void ensureRowVisible(const LogPosition &place);
    /// Shows row @p row of the log about a third from the top.
    void goToRow(qint64 row);

    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void showGrowth(qint64 row);
    void showReset();
    void updateBars();
    void setTop(const LogScroller::Top &top);
    void scrollToEndOrStay() { setTop(followsEnd() ? scroller().bottom() : m_scroller.top()); }

    LogFile &m_file;
    LogRows &m_rows;
    LogLayout m_layout;
    LogScroller m_scroller;
    LogFollowing m_following;
    QWidget *m_gutter = nullptr;
    bool m_isSettingBars = false;
    bool m_keepsTopLine = false;
    qreal m_widest = 0;
    int m_wheel = 0; ///< remainder of wheel movement, less than one row
};

} // namespace baton
