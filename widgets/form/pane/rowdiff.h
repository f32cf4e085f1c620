// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <vector>

namespace baton {

/// The changes between two lists of rows, by their keys. Most changes concern one place among
/// thousands of rows, so only rows between the equal ones at start and end are compared.
class RowDiff
{
public:
    RowDiff(const std::vector<quint64> &before, const std::vector<quint64> &after);

    /// The new number of row @p row; -1 if it was removed.
    [[nodiscard]] int rowAfter(int row) const;
    /// The number of equal rows at the start.
    [[nodiscard]] size_t head() const { return m_head; }
    /// The first of the equal rows at the end, before and after the change.
    [[nodiscard]] size_t endBefore() const { return m_endBefore; }
    [[nodiscard]] size_t endAfter() const { return m_endAfter; }

private:
    size_t m_head = 0;
    size_t m_endBefore = 0;
    size_t m_endAfter = 0;
    std::vector<int> m_between; ///< rowAfter() of the rows from head to endBefore
};

} // namespace baton
