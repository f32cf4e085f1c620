// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/logscroller.h"

namespace baton {

/// The caret in a log and what is selected, and where keys and the mouse take them. The log must
/// have rows, unless it is said.
class LogCursor
{
public:
    LogCursor(const LogRows &rows, LogLayout &layout, const LogScroller &scroller)
        : m_rows(rows)
        , m_layout(layout)
        , m_scroller(scroller)
    {
    }

    [[nodiscard]] const LogSelection &selection() const { return m_selection; }
    [[nodiscard]] const LogPosition &caret() const { return m_selection.caret; }
    void select(const LogSelection &selection);
    /// The rows have changed: goes to the nearest place that is shown. May have no rows.
    void clamp();

    /// The selected text, if it is a part of one line. May have no rows.
    [[nodiscard]] QString selectedInLine() const;
    /// The same with both ends at places that are shown.
    [[nodiscard]] LogSelection shownSelection() const;
    /// The line of the caret, or the nearest that is shown.
    [[nodiscard]] const LaidLine &line() const { return m_layout.at(clamped(caret()).line); }

    [[nodiscard]] LogSelection all() const;
    [[nodiscard]] LogSelection wordAt(const LogPosition &place) const;
    /// Selects @p line with its line end.
    [[nodiscard]] LogSelection wholeLine(qint64 line) const;

    [[nodiscard]] LogPosition lineEnd(qint64 line) const;
    /// @p rows of the view further down, or up, at the horizontal place that the caret had when the
    /// first of such steps was made: setPreferredX() after each tells.
    [[nodiscard]] LogPosition verticalStep(int rows) const;
    [[nodiscard]] LogPosition horizontalStep(bool isForward, bool byWord) const;
    [[nodiscard]] qreal x() const;
    void setPreferredX(qreal x) { m_wantedX = x; }

private:
    [[nodiscard]] LogPosition clamped(const LogPosition &place) const;

    const LogRows &m_rows;
    LogLayout &m_layout;
    const LogScroller &m_scroller;
    LogSelection m_selection;
    qreal m_wantedX = -1; ///< x coordinate that Up and Down return to; -1: that of the caret
};

} // namespace baton
