// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xmltext/xmlsourcecharacters.h"

#include <optional>
#include <span>

namespace baton::xml {

/// The lengths of the common prefix and suffix of an old and a new value, in characters. Prefix and
/// suffix do not overlap.
struct ValueAffixes
{
    size_t prefix = 0;
    size_t suffix = 0;

    ValueAffixes(std::span<const SourceCharacter> was, std::span<const DecodedCharacter> is);
};

/// The range between the common prefix and suffix in the old value. @p empty is the position of an
/// empty value.
[[nodiscard]] ByteRange changedRange(std::span<const SourceCharacter> was,
                                     const ValueAffixes &common, ByteRange empty);

} // namespace baton::xml
