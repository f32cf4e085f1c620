// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logscroller.h"

#include "models/log/search/logrows.h"

#include <algorithm>

namespace baton {

void LogScroller::setWrapsLines(bool wraps)
{
    m_wraps = wraps;
    m_top.part = 0;
}

void LogScroller::setTop(const Top &top)
{
    m_top = std::clamp(top, Top{}, bottom());
    m_topLine = m_rows.count() > 0 ? m_rows.lineAt(m_top.row) : 0;
}

void LogScroller::returnToTopLine(int part)
{
    m_top = {m_rows.rowOf(m_topLine), part};
}

int LogScroller::pageRows() const
{
    return std::max(1, m_height / m_layout.lineHeight());
}

const LaidLine &LogScroller::laidRow(qint64 row) const
{
    return m_layout.at(m_rows.lineAt(row));
}

LogScroller::Top LogScroller::stepped(Top top, qint64 by) const
{
    const qint64 count = m_rows.count();
    if (count == 0) {
        return {};
    }
    if (!m_wraps) {
        return {std::clamp<qint64>(top.row + by, 0, count - 1), 0};
    }
    for (; by < 0 && top > Top{}; ++by) {
        top = top.part > 0 ? Top{top.row, top.part - 1}
                           : Top{top.row - 1, laidRow(top.row - 1).rows - 1};
    }
    for (; by > 0 && top.row < count; --by) {
        const bool isInside = top.part + 1 < laidRow(top.row).rows;
        if (!isInside && top.row + 1 == count) {
            break;
        }
        top = isInside ? Top{top.row, top.part + 1} : Top{top.row + 1, 0};
    }
    return top;
}

LogScroller::Top LogScroller::bottom() const
{
    const qint64 count = m_rows.count();
    if (count == 0) {
        return {};
    }
    if (!m_wraps) {
        return {std::max<qint64>(0, count - pageRows()), 0};
    }
    return stepped({count, 0}, -pageRows());
}

LogScroller::Top LogScroller::topAt(const LogPosition &place) const
{
    const qint64 row = std::min(m_rows.rowOf(place.line), m_rows.count() - 1);
    return {row, laidRow(row).rowAt(place.column)};
}

bool LogScroller::isEndSeen() const
{
    return m_rows.count() > 0 && m_top >= bottom();
}

bool LogScroller::isInSight(const LogPosition &place) const
{
    return m_rows.count() > 0 && nearestTopShowing(place) == m_top;
}

LogScroller::Top LogScroller::nearestTopShowing(const LogPosition &place) const
{
    const Top wanted = topAt(place);
    if (wanted < m_top) {
        return wanted;
    }
    return wanted > stepped(m_top, pageRows() - 1) ? stepped(wanted, 1 - pageRows()) : m_top;
}

std::vector<LogScroller::SeenLine> LogScroller::seenLines() const
{
    std::vector<SeenLine> seen;
    int y = -m_top.part * m_layout.lineHeight();
    for (qint64 row = m_top.row; row < m_rows.count() && y < m_height; ++row) {
        const LaidLine &laid = laidRow(row);
        seen.push_back({m_rows.lineAt(row), y, &laid});
        y += laid.rows * m_layout.lineHeight();
    }
    return seen;
}

} // namespace baton
