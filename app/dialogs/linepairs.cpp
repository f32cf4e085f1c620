// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/linepairs.h"

#include <algorithm>

namespace baton {

namespace {

constexpr qsizetype maxCells = 4'000'000; // of the table of common lines

void addBlock(std::vector<LinePair> &pairs, qsizetype leftFrom, qsizetype leftTo,
              qsizetype rightFrom, qsizetype rightTo)
{
    const qsizetype rows = std::max(leftTo - leftFrom, rightTo - rightFrom);
    for (qsizetype row = 0; row < rows; ++row) {
        pairs.push_back({leftFrom + row < leftTo ? leftFrom + row : -1,
                         rightFrom + row < rightTo ? rightFrom + row : -1});
    }
}

/// The longest common subsequence of both ranges as pairs of positions, ascending.
std::vector<LinePair> commonLines(const QStringList &left, const QStringList &right, qsizetype from,
                                  qsizetype leftTo, qsizetype rightTo)
{
    const qsizetype rows = leftTo - from;
    const qsizetype columns = rightTo - from;
    if (rows * columns > maxCells) {
        return {};
    }
    const auto cell = [columns](qsizetype row, qsizetype column) {
        return static_cast<size_t>(row * (columns + 1) + column);
    };
    std::vector<int> length(static_cast<size_t>((rows + 1) * (columns + 1)), 0);
    for (qsizetype row = rows - 1; row >= 0; --row) {
        for (qsizetype column = columns - 1; column >= 0; --column) {
            length[cell(row, column)] = left[from + row] == right[from + column]
                ? length[cell(row + 1, column + 1)] + 1
                : std::max(length[cell(row + 1, column)], length[cell(row, column + 1)]);
        }
    }
    std::vector<LinePair> common;
    for (qsizetype row = 0, column = 0; row < rows && column < columns;) {
        if (left[from + row] == right[from + column]) {
            common.push_back({from + row++, from + column++});
        } else if (length[cell(row + 1, column)] >= length[cell(row, column + 1)]) {
            ++row;
        } else {
            ++column;
        }
    }
    return common;
}

} // namespace

std::vector<LinePair> pairLines(const QStringList &left, const QStringList &right)
{
    qsizetype head = 0;
    const qsizetype shorter = std::min(left.size(), right.size());
    while (head < shorter && left[head] == right[head]) {
        ++head;
    }
    qsizetype tail = 0;
    while (tail < shorter - head
           && left[left.size() - 1 - tail] == right[right.size() - 1 - tail]) {
        ++tail;
    }
    std::vector<LinePair> pairs;
    for (qsizetype line = 0; line < head; ++line) {
        pairs.push_back({line, line});
    }
    const qsizetype leftTo = left.size() - tail;
    const qsizetype rightTo = right.size() - tail;
    LinePair next{head, head};
    for (const LinePair &same : commonLines(left, right, head, leftTo, rightTo)) {
        addBlock(pairs, next.left, same.left, next.right, same.right);
        pairs.push_back(same);
        next = {same.left + 1, same.right + 1};
    }
    addBlock(pairs, next.left, leftTo, next.right, rightTo);
    for (qsizetype line = 0; line < tail; ++line) {
        pairs.push_back({leftTo + line, rightTo + line});
    }
    return pairs;
}

} // namespace baton
