// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

namespace baton {

/// Makes room in @p table, a QHash or QSet, when @p percent of its capacity is used. Tables of
/// equal growth would all be rehashed in one turn of the event loop; different percentages spread
/// the work.
template <typename Table>
void reserveEarly(Table &table, qsizetype percent)
{
    if (table.size() * 100 > table.capacity() * percent) {
        table.reserve(table.capacity() * 2);
    }
}

} // namespace baton
