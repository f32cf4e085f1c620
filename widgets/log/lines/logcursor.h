// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/logscroller.h"

namespace baton {

/// The caret and the selection in a log, and their movement by keys and mouse. The log must have
/// rows unless stated otherwise.
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
    /// Moves to the nearest visible place after the rows changed. The log may be empty.
    void clamp();

    /// The selected text if it is within one line. The log may be empty.
    [[nodiscard]] QString selectedInLine() const;
    /// The selection with both ends moved to visible places.
    [[nodiscard]] LogSelection shownSelection() const;
    /// The line of the caret, or the nearest visible one.
    [[nodiscard]] const LaidLine &line() const { return m_layout.at(clamped(caret()).line); }

    [[nodiscard]] LogSelection all() const;
    [[nodiscard]] LogSelection wordAt(const LogPosition &place) const;
    /// Selects @p line including its line end.
    [[nodiscard]] LogSelection wholeLine(qint64 line) const;

    [[nodiscard]] LogPosition lineEnd(qint64 line) const;
    /// The place @p rows rows of the view further down or up, at the horizontal position of the
    /// caret before the first such step. Call setPreferredX() after each step.
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
