// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <algorithm>

namespace baton {

/// A half-open range of bytes [begin, end) in a document's byte buffer (BOM included in the count).
struct ByteRange
{
    qsizetype begin = 0;
    qsizetype end = 0;

    [[nodiscard]] qsizetype length() const { return end - begin; }
    [[nodiscard]] bool isEmpty() const { return end <= begin; }
    /// True if @p offset is inside or at the end, so that a caret behind the last byte counts.
    [[nodiscard]] bool touches(qsizetype offset) const { return begin <= offset && offset <= end; }
    [[nodiscard]] bool contains(ByteRange other) const
    {
        return begin <= other.begin && other.end <= end;
    }
    [[nodiscard]] ByteRange united(ByteRange other) const
    {
        return {std::min(begin, other.begin), std::max(end, other.end)};
    }

    friend bool operator==(const ByteRange &, const ByteRange &) = default;
};

} // namespace baton
