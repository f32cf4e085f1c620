// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/pane/rowdiff.h"

#include <functional>

namespace baton {

/// The heights and positions of the rows of a list; heights are estimates until they are measured.
class RowHeights
{
public:
    using Estimate = std::function<int(int row)>;

    [[nodiscard]] int count() const { return static_cast<int>(m_heights.size()); }
    [[nodiscard]] int height(int row) const { return m_heights[static_cast<size_t>(row)]; }
    [[nodiscard]] int top(int row) const { return m_tops[static_cast<size_t>(row)]; }
    [[nodiscard]] int bottom(int row) const { return top(row) + height(row); }
    [[nodiscard]] int whole() const { return m_tops.empty() ? 0 : m_tops.back(); }
    /// The row at @p y, or the nearest one; -1 if there are no rows.
    [[nodiscard]] int rowAt(int y) const;

    /// Applies @p change. Remaining rows keep their heights.
    void follow(const RowDiff &change, const Estimate &estimate);
    /// Estimates all heights again.
    void forget(const Estimate &estimate);
    /// Sets the height of @p row; returns true if it changed.
    bool measure(int row, int height);
    /// Recomputes the positions after changes.
    void recount();

private:
    std::vector<int> m_heights;
    std::vector<bool> m_measured;
    std::vector<int> m_tops; ///< tops of all rows, then the total height
};

} // namespace baton
