// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/wrappingcolumn.h"

#include "widgets/text/wraptext.h"

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

constexpr int step = 2; ///< smaller differences of widths are ignored

/// The number of lines of each row's highest cell at @p widths, without column @p left.
QList<float> highest(const QList<WrappingNeed> &columns, const QList<int> &widths, qsizetype left)
{
    QList<float> rows;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const QList<float> &cells = columns[i].column->linesIn(widths[i]);
        rows.resize(std::max(rows.size(), cells.size()));
        for (qsizetype row = 0; row < cells.size() && i != left; ++row) {
            rows[row] = std::max(rows[row], cells[row]);
        }
    }
    return rows;
}

/// The sum of lines of all rows: @p lines, or those of @p column at @p width if they are more.
float linesWith(const QList<float> &lines, const WrappingNeed &column, int width)
{
    const QList<float> &cells = column.column->linesIn(width);
    float sum = 0;
    for (qsizetype row = 0; row < lines.size(); ++row) {
        sum += row < cells.size() ? std::max(lines[row], cells[row]) : lines[row];
    }
    return sum;
}

/// A change of the width of one column.
struct WidthChange
{
    qsizetype column = 0;
    int by = 0;      ///< pixels; 0: no change is possible
    double gain = 0; ///< saved lines per pixel
};

/// The change of one column by up to @p most pixels that saves most lines per pixel, or costs
/// fewest; the largest of equal ones.
WidthChange bestChange(const QList<WrappingNeed> &columns, const QList<int> &widths, int most,
                       int sign)
{
    constexpr int stride = 2 * step;
    WidthChange best;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const int end = sign > 0 ? columns[i].most - widths[i] : widths[i] - columns[i].least;
        const QList<float> others = highest(columns, widths, i);
        const float before = linesWith(others, columns[i], widths[i]);
        for (int by = 0; by < std::min(end, most);) {
            by = std::min({by + stride, end, most});
            const float after = linesWith(others, columns[i], widths[i] + sign * by);
            const double gain = static_cast<double>(before - after) / by;
            if (best.by == 0 || gain > best.gain || (gain == best.gain && by > best.by)) {
                best = {i, by, gain};
            }
        }
    }
    return best;
}

/// The smallest width at which @p column has no more lines than at @p width.
int tightened(const WrappingNeed &column, int width)
{
    const QList<float> &lines = column.column->linesIn(width);
    while (width - step >= column.least && column.column->linesIn(width - step) == lines) {
        width -= step;
    }
    return width;
}

/// Moves width that some columns do not need to others, which saves lines.
void exchange(const QList<WrappingNeed> &columns, QList<int> &widths, int room)
{
    for (qsizetype i = 0; i < widths.size(); ++i) {
        widths[i] = tightened(columns[i], widths[i]);
    }
    int rest = room - std::accumulate(widths.begin(), widths.end(), 0);
    for (WidthChange more = bestChange(columns, widths, rest, 1); more.gain > 0;
         more = bestChange(columns, widths, rest, 1)) {
        widths[more.column] += more.by;
        rest -= more.by;
    }
}

} // namespace

WrappingText WrappingText::of(const QString &text, const QFontMetrics &metrics, int beside)
{
    WrappingText wrapping{.parts = {}, .beside = beside};
    for (const QString &part : WrapText::parts(text)) {
        const QString word = part.trimmed();
        const int width = metrics.horizontalAdvance(word);
        const bool endsLine = part.endsWith(u'\n') || part.endsWith(QChar::LineSeparator);
        const int blank = word.size() < part.size() ? metrics.horizontalAdvance(u' ') : 0;
        wrapping.parts.append({width, blank, endsLine});
    }
    return wrapping;
}

int WrappingText::width() const
{
    int widest = 0;
    int line = 0;
    for (const Part &part : parts) {
        widest = std::max(widest, line + part.width);
        line = part.endsLine ? 0 : line + part.width + part.blank;
    }
    return widest + beside;
}

int WrappingText::leastWidth() const
{
    const auto widest = std::ranges::max_element(parts, {}, &Part::width);
    return beside + (widest == parts.end() ? 0 : widest->width);
}

float WrappingText::linesIn(int width) const
{
    constexpr float insideWord = 0.5F;
    const int room = std::max(1, width - beside);
    float lines = 1;
    int used = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (used > 0 && used + parts[i].width > room) {
            lines += parts[i - 1].blank > 0 ? 1 : 1 + insideWord;
            used = 0;
        }
        lines += 2 * static_cast<float>((parts[i].width - 1) / room);
        used += parts[i].width + parts[i].blank;
        if (parts[i].endsLine && i + 1 < parts.size()) {
            lines += 1;
            used = 0;
        }
    }
    return lines;
}

void WrappingColumn::append(const Cell &cell)
{
    for (const WrappingText &text : cell) {
        m_widest = std::max(m_widest, text.width());
        m_unbroken = std::max(m_unbroken, text.leastWidth());
    }
    m_cells.append(cell);
    m_lines.clear();
}

const QList<float> &WrappingColumn::linesIn(int width) const
{
    const int rounded = width >= m_widest ? m_widest : width - width % step;
    const auto [known, isNew] = m_lines.try_emplace(rounded);
    QList<float> &lines = known->second;
    if (!isNew) {
        return lines;
    }
    for (const Cell &cell : m_cells) {
        lines.append(std::accumulate(
            cell.begin(), cell.end(), 0.0F,
            [&](float sum, const WrappingText &text) { return sum + text.linesIn(rounded); }));
    }
    return lines;
}

QList<int> wrappedWidths(const QList<WrappingNeed> &columns, int room)
{
    QList<int> widths;
    for (const WrappingNeed &column : columns) {
        widths.append(column.most);
    }
    int over = std::accumulate(widths.begin(), widths.end(), 0) - room;
    if (over <= 0) {
        return widths;
    }
    for (WidthChange less = bestChange(columns, widths, over, -1); over > 0 && less.by > 0;
         less = bestChange(columns, widths, over, -1)) {
        widths[less.column] -= less.by;
        over -= less.by;
    }
    exchange(columns, widths, room);
    return widths;
}

} // namespace baton
