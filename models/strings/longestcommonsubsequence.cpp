// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/longestcommonsubsequence.h"

#include <QHash>

#include <algorithm>

namespace baton {

namespace {

constexpr qsizetype maxCells = 1'000'000; // of the table of common lengths

using Numbers = std::span<const int>;

struct Range
{
    qsizetype begin = 0;
    qsizetype end = 0;

    [[nodiscard]] qsizetype length() const { return end - begin; }
};

class LongestCommonSubsequence
{
public:
    LongestCommonSubsequence(Numbers left, Numbers right)
        : m_left(left)
        , m_right(right)
    {
    }

    IndexPairs pairs;

    void find(Range left, Range right)
    {
        while (left.begin < left.end && right.begin < right.end
               && isEqual(left.begin, right.begin)) {
            pairs.push_back({left.begin++, right.begin++});
        }
        qsizetype tail = 0;
        while (left.begin < left.end && right.begin < right.end
               && isEqual(left.end - 1, right.end - 1)) {
            --left.end;
            --right.end;
            ++tail;
        }
        findMiddle(left, right);
        for (qsizetype i = 0; i < tail; ++i) {
            pairs.push_back({left.end + i, right.end + i});
        }
    }

private:
    [[nodiscard]] bool isEqual(qsizetype left, qsizetype right) const
    {
        return m_left[static_cast<size_t>(left)] == m_right[static_cast<size_t>(right)];
    }

    void findMiddle(Range left, Range right)
    {
        if (left.length() == 0 || right.length() == 0) {
            return;
        }
        if (left.length() <= maxCells / right.length()) {
            findLongest(left, right);
            return;
        }
        const IndexPairs once = anchors(left, right);
        if (once.empty()) {
            findInWindows(left, right);
            return;
        }
        Range restLeft = left;
        Range restRight = right;
        for (const IndexPair &anchor : once) {
            find({restLeft.begin, anchor.left}, {restRight.begin, anchor.right});
            pairs.push_back(anchor);
            restLeft.begin = anchor.left + 1;
            restRight.begin = anchor.right + 1;
        }
        if (restLeft.begin > left.begin) {
            find(restLeft, restRight);
        }
    }

    /// Without anchors every element repeats: windows of both sides are matched one after the
    /// other, each from the last pair on.
    void findInWindows(Range left, Range right)
    {
        constexpr qsizetype window = 1000; // its square is maxCells
        while (left.begin < left.end && right.begin < right.end) {
            const size_t before = pairs.size();
            const Range leftPart{left.begin, std::min(left.begin + window, left.end)};
            const Range rightPart{right.begin, std::min(right.begin + window, right.end)};
            findLongest(leftPart, rightPart);
            const bool isFound = pairs.size() > before;
            left.begin = isFound ? pairs.back().left + 1 : leftPart.end;
            right.begin = isFound ? pairs.back().right + 1 : rightPart.end;
        }
    }

    void findLongest(Range left, Range right)
    {
        const qsizetype columns = right.length() + 1;
        const auto cell = [columns](qsizetype row, qsizetype column) {
            return static_cast<size_t>(row * columns + column);
        };
        std::vector<int> length(static_cast<size_t>((left.length() + 1) * columns), 0);
        for (qsizetype row = left.length() - 1; row >= 0; --row) {
            for (qsizetype column = right.length() - 1; column >= 0; --column) {
                length[cell(row, column)] = isEqual(left.begin + row, right.begin + column)
                    ? length[cell(row + 1, column + 1)] + 1
                    : std::max(length[cell(row + 1, column)], length[cell(row, column + 1)]);
            }
        }
        for (qsizetype row = 0, column = 0; row < left.length() && column < right.length();) {
            if (isEqual(left.begin + row, right.begin + column)) {
                pairs.push_back({left.begin + row++, right.begin + column++});
            } else if (length[cell(row + 1, column)] >= length[cell(row, column + 1)]) {
                ++row;
            } else {
                ++column;
            }
        }
    }

    /// The elements that occur once on each side and in the same order.
    [[nodiscard]] IndexPairs anchors(Range left, Range right) const
    {
        static constexpr qsizetype twice = -2;
        const auto positions = [](Numbers numbers, Range range) {
            QHash<int, qsizetype> result;
            for (qsizetype i = range.begin; i < range.end; ++i) {
                const int number = numbers[static_cast<size_t>(i)];
                result.insert(number, result.contains(number) ? twice : i);
            }
            return result;
        };
        const QHash<int, qsizetype> inLeft = positions(m_left, left);
        const QHash<int, qsizetype> inRight = positions(m_right, right);
        IndexPairs once;
        for (qsizetype i = left.begin; i < left.end; ++i) {
            const int number = m_left[static_cast<size_t>(i)];
            const qsizetype other = inRight.value(number, twice);
            if (inLeft.value(number) == i && other != twice) {
                once.push_back({i, other});
            }
        }
        const std::vector<bool> isKept = ascending(once);
        IndexPairs result;
        for (size_t i = 0; i < once.size(); ++i) {
            if (isKept[i]) {
                result.push_back(once[i]);
            }
        }
        return result;
    }

    Numbers m_left;
    Numbers m_right;
};

} // namespace

IndexPairs longestCommonSubsequence(std::span<const int> left, std::span<const int> right)
{
    LongestCommonSubsequence sequence(left, right);
    sequence.find({0, std::ssize(left)}, {0, std::ssize(right)});
    return std::move(sequence.pairs);
}

std::vector<bool> ascending(const IndexPairs &pairs)
{
    std::vector<size_t> ends; // of the sequence of each length that ends lowest
    std::vector<size_t> before(pairs.size(), pairs.size());
    for (size_t i = 0; i < pairs.size(); ++i) {
        const auto place = std::ranges::lower_bound(ends, pairs[i].right, {},
                                                    [&](size_t end) { return pairs[end].right; });
        if (place != ends.begin()) {
            before[i] = *(place - 1);
        }
        if (place == ends.end()) {
            ends.push_back(i);
        } else {
            *place = i;
        }
    }
    std::vector<bool> result(pairs.size(), false);
    for (size_t i = ends.empty() ? pairs.size() : ends.back(); i < pairs.size(); i = before[i]) {
        result[i] = true;
    }
    return result;
}

} // namespace baton
