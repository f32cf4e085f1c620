// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFontMetrics>
#include <QList>

#include <map>

namespace baton {

/// A text that wraps, as wide as its parts are: a line ends behind one of them.
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

    /// Its parts are those of WrapText.
    [[nodiscard]] static WrappingText of(const QString &text, const QFontMetrics &metrics,
                                         int beside);
    /// The width of the text on one line.
    [[nodiscard]] int width() const;
    /// So that no part is broken.
    [[nodiscard]] int leastWidth() const;
    /// The number of lines of @p width. An end inside of a word counts for half a line more, a
    /// broken part for several.
    [[nodiscard]] float linesIn(int width) const;
};

/// The contents of a column of a table whose texts wrap.
class WrappingColumn
{
public:
    /// The texts below each other in one cell.
    using Cell = QList<WrappingText>;

    void append(const Cell &cell);

    [[nodiscard]] int widest() const { return m_widest; }
    /// So that no part of a text is broken.
    [[nodiscard]] int unbroken() const { return m_unbroken; }
    /// The lines of each cell, in @p width or a little less.
    [[nodiscard]] const QList<float> &linesIn(int width) const;

private:
    QList<Cell> m_cells;
    int m_widest = 0;
    int m_unbroken = 0;
    mutable std::map<int, QList<float>> m_lines; ///< numbers of lines, by width
};

/// The width that such a column asks for.
struct WrappingNeed
{
    const WrappingColumn *column = nullptr;
    int least = 0;
    int most = 0; ///< smallest width at which nothing wraps
};

/// The width of each of @p columns in @p room: if there is too little, so that the rows take about
/// as few lines as they can. More than @p room only when the least of all is more.
[[nodiscard]] QList<int> wrappedWidths(const QList<WrappingNeed> &columns, int room);

} // namespace baton
