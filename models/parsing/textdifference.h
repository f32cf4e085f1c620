// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <algorithm>

namespace baton {

/// The difference between two texts; the rest is the same at both ends.
struct TextDifference
{
    qsizetype begin = 0;
    qsizetype oldEnd = 0;
    qsizetype newEnd = 0;

    [[nodiscard]] qsizetype growth() const { return newEnd - oldEnd; }

    /// The leftmost of several possible differences: an addition below an entry counts as its own.
    [[nodiscard]] static TextDifference leftmost(QByteArrayView before, QByteArrayView after)
    {
        const qsizetype tail = alike(before.rbegin(), before.rend(), after.rbegin(), after.rend());
        const qsizetype most = std::min(before.size(), after.size()) - tail;
        const qsizetype begin =
            alike(before.begin(), before.begin() + most, after.begin(), after.begin() + most);
        return {begin, before.size() - tail, after.size() - tail};
    }
    /// The rightmost: what is added above an entry counts as its own.
    [[nodiscard]] static TextDifference rightmost(QByteArrayView before, QByteArrayView after)
    {
        const qsizetype begin = alike(before.begin(), before.end(), after.begin(), after.end());
        const qsizetype most = std::min(before.size(), after.size()) - begin;
        const qsizetype tail =
            alike(before.rbegin(), before.rbegin() + most, after.rbegin(), after.rbegin() + most);
        return {begin, before.size() - tail, after.size() - tail};
    }

    friend bool operator==(const TextDifference &, const TextDifference &) = default;

private:
    template <typename Iterator>
    static qsizetype alike(Iterator first, Iterator end, Iterator other, Iterator otherEnd)
    {
        return std::mismatch(first, end, other, otherEnd).first - first;
    }
};

} // namespace baton
