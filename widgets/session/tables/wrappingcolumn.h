// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFontMetrics>
#include <QList>

#include <map>

namespace baton {

/// The measured parts of a text that wraps: lines end after one of them.
struct WrappingText
{
    struct Part
    {
        int width = 0;
        int blank = 0; ///< width of the blank behind the part; 0: a break here is inside of a word
        bool endsLine = false; ///< a line always ends here
    };

    QList<Part> parts;
    int beside = 0; ///< width of other content on each line

    /// Measures the parts of WrapText.
    [[nodiscard]] static WrappingText of(const QString &text, const QFontMetrics &metrics,
                                         int beside);
    /// The width of the text on one line.
    [[nodiscard]] int width() const;
    /// The smallest width at which no part is broken.
    [[nodiscard]] int leastWidth() const;
    /// The number of lines at @p width. A break inside a word counts as an additional half line, a
    /// broken part as several lines.
    [[nodiscard]] float linesIn(int width) const;
};

/// The contents of a column with wrapping texts.
class WrappingColumn
{
public:
    /// The texts below each other in one cell.
    using Cell = QList<WrappingText>;

    void append(const Cell &cell);

    [[nodiscard]] int widest() const { return m_widest; }
    /// The smallest width at which no part of a text is broken.
    [[nodiscard]] int unbroken() const { return m_unbroken; }
    /// The lines of each cell at @p width or a little less.
    [[nodiscard]] const QList<float> &linesIn(int width) const;

private:
    QList<Cell> m_cells;
    int m_widest = 0;
    int m_unbroken = 0;
    mutable std::map<int, QList<float>> m_lines; ///< numbers of lines, by width
};

/// The width that a wrapping column requires.
struct WrappingNeed
{
    const WrappingColumn *column = nullptr;
    int least = 0;
    int most = 0; ///< smallest width at which no text wraps
};

/// The width of each of @p columns in @p room: without enough room, so that rows have as few lines
/// as possible. More than @p room only if the smallest widths need more.
[[nodiscard]] QList<int> wrappedWidths(const QList<WrappingNeed> &columns, int room);

} // namespace baton
