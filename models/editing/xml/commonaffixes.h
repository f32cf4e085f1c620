// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlsourcecharacters.h"

#include <optional>
#include <span>

namespace baton::xml {

/// The part of a value that has to change.
struct Difference
{
    size_t front = 0; ///< letters that stay at the beginning
    size_t back = 0;  ///< and at the end

    Difference(std::span<const Written> was, std::span<const DecodedCharacter> is);
};

/// The place of new text instead of the letters between front and back; a value without letters
/// stands in @p empty.
[[nodiscard]] ByteRange placeOf(std::span<const Written> was, const Difference &part,
                                ByteRange empty);

} // namespace baton::xml
