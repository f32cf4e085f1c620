// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

namespace baton {

/// The width that a column of a table requires, in pixels.
struct ColumnWidthNeed
{
    QList<int> cells; ///< required width of each cell
    int least = 0;    ///< smallest width; as wide as the widest cell: the column never shrinks
};

/// The width that is enough for nearly all of @p cells; cells that are far wider than most do not
/// count.
[[nodiscard]] int usualWidth(QList<int> cells);

/// The widths of @p columns in @p room: each as wide as its widest cell if there is room for all.
/// Otherwise cells that are far wider than the others of their column are cut first, then all
/// columns in about the same proportion. More than @p room only if the smallest widths need more.
[[nodiscard]] QList<int> distributedWidths(const QList<ColumnWidthNeed> &columns, int room);

} // namespace baton
