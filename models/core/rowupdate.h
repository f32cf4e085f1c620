// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

namespace baton {

/// The first of two passes that turn the rows of an item model into others: what goes is taken out
/// from the back. Of each old row @p kept tells its new one, ascending, or -1 when it goes;
/// afterwards only of those that are left. @p steps is told of ranges of rows: remove(first, last),
/// insert(first, last) with rows of the new list, keep(row).
template <typename Steps>
void takeOutRows(std::vector<int> &kept, Steps &steps)
{
    for (int last = static_cast<int>(kept.size()) - 1; last >= 0; --last) {
        if (kept[static_cast<size_t>(last)] >= 0) {
            continue;
        }
        int first = last;
        while (first > 0 && kept[static_cast<size_t>(first) - 1] < 0) {
            --first;
        }
        steps.remove(first, last);
        kept.erase(kept.begin() + first, kept.begin() + last + 1);
        last = first;
    }
}

/// The second: what comes is put in from the front.
template <typename Steps>
void putInRows(const std::vector<int> &kept, int wanted, Steps &steps)
{
    size_t next = 0;
    for (int row = 0; row < wanted;) {
        const int old = next < kept.size() ? kept[next] : wanted;
        if (row < old) {
            steps.insert(row, old - 1);
            row = old;
            continue;
        }
        steps.keep(row);
        ++row;
        ++next;
    }
}

/// Both passes, one behind the other.
template <typename Steps>
void mergeRows(std::vector<int> kept, int wanted, Steps &steps)
{
    takeOutRows(kept, steps);
    putInRows(kept, wanted, steps);
}

} // namespace baton
