// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QModelIndex>

#include <cstddef>
#include <vector>

namespace baton {

/// The first of two passes that replace the rows of an item model: removes rows from the end. @p
/// kept has the new row of each old one, ascending, or -1 to remove it; afterwards it contains only
/// the remaining rows. Calls @p steps with ranges of rows: remove(first, last), insert(first, last)
/// with new rows, keep(row).
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

/// The second pass: inserts rows from the front.
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

/// Both passes in order.
template <typename Steps>
void mergeRows(std::vector<int> kept, int wanted, Steps &steps)
{
    takeOutRows(kept, steps);
    putInRows(kept, wanted, steps);
}

/// The steps for a model whose rows are @p rows: inserts those of @p wanted. Calls @p keep with
/// each row that stays. The model declares this as a friend.
template <typename Model, typename T, typename Keep>
struct VectorRowSteps
{
    Model &model;
    std::vector<T> &rows;
    const std::vector<T> &wanted;
    Keep keep;

    void remove(int first, int last)
    {
        model.beginRemoveRows(QModelIndex(), first, last);
        rows.erase(rows.begin() + first, rows.begin() + last + 1);
        model.endRemoveRows();
    }

    void insert(int first, int last)
    {
        model.beginInsertRows(QModelIndex(), first, last);
        rows.insert(rows.begin() + first, wanted.begin() + first, wanted.begin() + last + 1);
        model.endInsertRows();
    }
};

/// The addresses of all @p values; valid until the vector changes.
template <typename T>
std::vector<const T *> pointersTo(const std::vector<T> &values)
{
    std::vector<const T *> pointers;
    pointers.reserve(values.size());
    for (const T &value : values) {
        pointers.push_back(&value);
    }
    return pointers;
}

} // namespace baton
