// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlvaluechange.h"

#include <algorithm>

namespace baton::xml {

Difference::Difference(std::span<const Written> was, std::span<const DecodedCharacter> is)
{
    const size_t shorter = std::min(was.size(), is.size());
    while (front < shorter && was[front].letter == is[front]) {
        ++front;
    }
    while (back < shorter - front
           && was[was.size() - 1 - back].letter == is[is.size() - 1 - back]) {
        ++back;
    }
}

ByteRange placeOf(std::span<const Written> was, const Difference &part, ByteRange empty)
{
    const size_t end = was.size() - part.back;
    if (part.front < end) {
        return {was[part.front].range.begin, was[end - 1].range.end};
    }
    const qsizetype at = part.front > 0 ? was[part.front - 1].range.end
        : part.back > 0                 ? was.front().range.begin
                                        : empty.begin;
    return {at, at};
}

} // namespace baton::xml
