// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/loglayout.h"
#include "widgets/log/lines/logselection.h"

#include <vector>

namespace baton {

class LogRows;

/// The scroll position of a log of any length. Scrolls by rows of the view: a row of the log, or a
/// part of it when lines are wrapped.
class LogScroller
{
public:
    /// The row of the view that is on top.
    struct Top
    {
        qint64 row = 0;
        int part = 0;

        friend auto operator<=>(const Top &, const Top &) = default;
    };
    /// A line that is seen, with the top of its first row, which may be above the view.
    struct SeenLine
    {
        qint64 line = 0;
        int top = 0;
        const LaidLine *laid = nullptr;
    };

    LogScroller(const LogRows &rows, LogLayout &layout)
        : m_rows(rows)
        , m_layout(layout)
    {
    }

    /// Sets the height of the view.
    void setHeight(int height) { m_height = height; }
    [[nodiscard]] bool wrapsLines() const { return m_wraps; }
    void setWrapsLines(bool wraps);

    [[nodiscard]] const Top &top() const { return m_top; }
    /// No further than to bottom().
    void setTop(const Top &top);
    /// Puts the top line on top again after the rows have changed.
    void returnToTopLine(int part);

    /// The number of rows that fit into the view, at least 1.
    [[nodiscard]] int pageRows() const;
    /// @p by rows of the view further down, or up; at most to the ends of the log.
    [[nodiscard]] Top stepped(Top top, qint64 by) const;
    /// The top row while the end is shown.
    [[nodiscard]] Top bottom() const;
    [[nodiscard]] Top topAt(const LogPosition &place) const;
    [[nodiscard]] bool isEndSeen() const;
    /// Whole. False in an empty log.
    [[nodiscard]] bool isInSight(const LogPosition &place) const;
    /// The nearest top from which @p place is in sight.
    [[nodiscard]] Top nearestTopShowing(const LogPosition &place) const;
    /// Another with @p top about a third from the top.
    [[nodiscard]] Top aThirdAbove(const Top &top) const { return stepped(top, -pageRows() / 3); }

    [[nodiscard]] std::vector<SeenLine> seenLines() const;

private:
    [[nodiscard]] const LaidLine &laidRow(qint64 row) const;

    const LogRows &m_rows;
    LogLayout &m_layout;
    int m_height = 0;
    bool m_wraps = false;
    Top m_top;
    qint64 m_topLine = 0; ///< line of m_top, which stays the same when rows change
};

} // namespace baton
