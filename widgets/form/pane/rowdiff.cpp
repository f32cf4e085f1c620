// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/rowdiff.h"

#include <QHash>

#include <algorithm>

namespace baton {

RowDiff::RowDiff(const std::vector<quint64> &before, const std::vector<quint64> &after)
{
    const size_t shorter = std::min(before.size(), after.size());
    while (m_head < shorter && before[m_head] == after[m_head]) {
        ++m_head;
    }
    size_t tail = 0;
    while (m_head + tail < shorter
           && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) {
        ++tail;
    }
    m_endBefore = before.size() - tail;
    m_endAfter = after.size() - tail;
    if (m_head == m_endBefore) {
        return;
    }
    QHash<quint64, int> rows;
    for (size_t row = m_head; row < m_endAfter; ++row) {
        rows.insert(after[row], static_cast<int>(row));
    }
    m_between.reserve(m_endBefore - m_head);
    for (size_t row = m_head; row < m_endBefore; ++row) {
        m_between.push_back(rows.value(before[row], -1));
    }
}

int RowDiff::rowAfter(int row) const
{
    const auto i = static_cast<size_t>(row);
    if (row < 0 || i < m_head) {
        return row;
    }
    return i < m_endBefore ? m_between[i - m_head] : static_cast<int>(i - m_endBefore + m_endAfter);
}

} // namespace baton
