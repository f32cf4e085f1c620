// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <vector>

namespace baton {

/// The changes of the rows of a list, by their keys. Most changes concern one place of thousands of
/// rows, so only the rows between the like ones before and behind it are looked up.
class RowDiff
{
public:
    RowDiff(const std::vector<quint64> &before, const std::vector<quint64> &after);

    /// The row that @p row became; -1 when it is gone.
    [[nodiscard]] int rowAfter(int row) const;
    /// The number of like rows at the beginning.
    [[nodiscard]] size_t head() const { return m_head; }
    /// The first of the like rows at the end, before and after.
    [[nodiscard]] size_t endBefore() const { return m_endBefore; }
    [[nodiscard]] size_t endAfter() const { return m_endAfter; }

private:
    size_t m_head = 0;
    size_t m_endBefore = 0;
    size_t m_endAfter = 0;
    std::vector<int> m_between; ///< rowAfter() of the rows from head to endBefore
};

} // namespace baton
