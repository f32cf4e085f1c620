// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

namespace baton {

/// The width that a column of a table asks for, in pixels.
struct ColumnWidthNeed
{
    QList<int> cells; ///< required width of each cell
    int least = 0;    ///< smallest width; as wide as the widest cell: the column never shrinks
};

/// The width that nearly all of @p cells need; cells that are far wider than most do not count.
[[nodiscard]] int usualWidth(QList<int> cells);

/// The width of each of @p columns in @p room: as its widest cell if there is room for all. If
/// there is none, cells that are far wider than the others of their column give way first, then
/// columns do so that about the same part of each is cut. More than @p room only when the least of
/// all is more.
[[nodiscard]] QList<int> distributedWidths(const QList<ColumnWidthNeed> &columns, int room);

} // namespace baton
