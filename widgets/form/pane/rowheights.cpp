// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/rowheights.h"

#include <algorithm>

namespace baton {

int RowHeights::rowAt(int y) const
{
    if (m_heights.empty()) {
        return -1;
    }
    const auto next = std::ranges::upper_bound(m_tops, y);
    const auto row = static_cast<int>(next - m_tops.begin()) - 1;
    return std::clamp(row, 0, count() - 1);
}

void RowHeights::follow(const RowDiff &change, const Estimate &estimate)
{
    const size_t count = change.endAfter() - change.head();
    std::vector<int> heights(count);
    std::vector<bool> measured(count);
    for (size_t row = change.head(); row < change.endBefore(); ++row) {
        const int now = change.rowAfter(static_cast<int>(row));
        if (now >= 0 && m_measured[row]) {
            heights[static_cast<size_t>(now) - change.head()] = m_heights[row];
            measured[static_cast<size_t>(now) - change.head()] = true;
        }
    }
    for (size_t i = 0; i < count; ++i) {
        if (!measured[i]) {
            heights[i] = estimate(static_cast<int>(change.head() + i));
        }
    }
    const auto replace = [&change](auto &all, const auto &part) {
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(change.head());
        const auto to = all.begin() + static_cast<std::ptrdiff_t>(change.endBefore());
        all.insert(all.erase(from, to), part.begin(), part.end());
    };
    replace(m_heights, heights);
    replace(m_measured, measured);
}

void RowHeights::forget(const Estimate &estimate)
{
    for (int row = 0; row < count(); ++row) {
        m_heights[static_cast<size_t>(row)] = estimate(row);
    }
    m_measured.assign(m_heights.size(), false);
}

bool RowHeights::measure(int row, int height)
{
    const auto i = static_cast<size_t>(row);
    m_measured[i] = true;
    return std::exchange(m_heights[i], height) != height;
}

void RowHeights::recount()
{
    m_tops.resize(m_heights.size() + 1);
    int y = 0;
    for (size_t i = 0; i < m_heights.size(); ++i) {
        m_tops[i] = y;
        y += m_heights[i];
    }
    m_tops.back() = y;
}

} // namespace baton
