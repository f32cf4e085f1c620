// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <iterator>

namespace baton {

/// The difference between two texts; the rest is the same at both ends.
struct TextDifference
{
    qsizetype begin = 0;
    qsizetype oldEnd = 0;
    qsizetype newEnd = 0;

    [[nodiscard]] qsizetype growth() const { return newEnd - oldEnd; }

    /// The leftmost and the rightmost of the possible differences: an addition below an entry
    /// counts as its own in the first, one above it in the second.
    [[nodiscard]] static std::array<TextDifference, 2> between(QByteArrayView before,
                                                               QByteArrayView after)
    {
        const qsizetype shorter = std::min(before.size(), after.size());
        const qsizetype head = alikeAtStart(before.first(shorter), after.first(shorter));
        const qsizetype tail = alikeAtEnd(before.last(shorter), after.last(shorter));
        const qsizetype shortHead = std::min(head, shorter - tail);
        const qsizetype shortTail = std::min(tail, shorter - head);
        return {TextDifference{shortHead, before.size() - tail, after.size() - tail},
                TextDifference{head, before.size() - shortTail, after.size() - shortTail}};
    }

    friend bool operator==(const TextDifference &, const TextDifference &) = default;

private:
    static constexpr qsizetype block = 4096; ///< number of bytes that one comparison reads

    static qsizetype alikeAtStart(QByteArrayView a, QByteArrayView b)
    {
        qsizetype alike = 0;
        while (alike + block <= a.size() && a.sliced(alike, block) == b.sliced(alike, block)) {
            alike += block;
        }
        return std::mismatch(a.begin() + alike, a.end(), b.begin() + alike).first - a.begin();
    }

    static qsizetype alikeAtEnd(QByteArrayView a, QByteArrayView b)
    {
        qsizetype end = a.size();
        while (end >= block && a.sliced(end - block, block) == b.sliced(end - block, block)) {
            end -= block;
        }
        const auto last = std::make_reverse_iterator(a.begin() + end);
        return std::mismatch(last, a.rend(), std::make_reverse_iterator(b.begin() + end)).first
            - a.rbegin();
    }
};

} // namespace baton
