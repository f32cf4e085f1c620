// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xmltext/xmlvalueaffixes.h"

#include <algorithm>

namespace baton::xml {

ValueAffixes::ValueAffixes(std::span<const SourceCharacter> was,
                           std::span<const DecodedCharacter> is)
{
    const size_t shorter = std::min(was.size(), is.size());
    while (prefix < shorter && was[prefix].letter == is[prefix]) {
        ++prefix;
    }
    while (suffix < shorter - prefix
           && was[was.size() - 1 - suffix].letter == is[is.size() - 1 - suffix]) {
        ++suffix;
    }
}

ByteRange changedRange(std::span<const SourceCharacter> was, const ValueAffixes &common,
                       ByteRange empty)
{
    const size_t end = was.size() - common.suffix;
    if (common.prefix < end) {
        return {was[common.prefix].range.begin, was[end - 1].range.end};
    }
    const qsizetype at = common.prefix > 0 ? was[common.prefix - 1].range.end
        : common.suffix > 0                ? was.front().range.begin
                                           : empty.begin;
    return {at, at};
}

} // namespace baton::xml
