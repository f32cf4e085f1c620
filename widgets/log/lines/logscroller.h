// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/loglayout.h"
#include "widgets/log/lines/logselection.h"

#include <vector>

namespace baton {

class LogRows;

/// The scroll position in a log of any length. It scrolls by rows of the view: a row of the log, or
/// a part of it if lines are wrapped.
class LogScroller
{
public:
    /// The top row of the view.
    struct Top
    {
        qint64 row = 0;
        int part = 0;

        friend auto operator<=>(const Top &, const Top &) = default;
    };
    /// A visible line, with the top of its first row, which may be above the view.
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
    /// Scrolls to @p top, at most to bottom().
    void setTop(const Top &top);
    /// Keeps the top line at the top after the rows changed.
    void returnToTopLine(int part);

    /// The number of rows that fit into the view, at least 1.
    [[nodiscard]] int pageRows() const;
    /// @p top moved by @p by rows of the view, at most to the ends of the log.
    [[nodiscard]] Top stepped(Top top, qint64 by) const;
    /// The top row at the end of the log.
    [[nodiscard]] Top bottom() const;
    [[nodiscard]] Top topAt(const LogPosition &place) const;
    [[nodiscard]] bool isEndSeen() const;
    /// True if the row of @p place is completely visible. False in an empty log.
    [[nodiscard]] bool isInSight(const LogPosition &place) const;
    /// The nearest top at which @p place is visible.
    [[nodiscard]] Top nearestTopShowing(const LogPosition &place) const;
    /// The top at which the row @p top is about a third from the top.
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
