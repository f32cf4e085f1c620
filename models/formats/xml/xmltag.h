// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <vector>

namespace baton::xml {

struct Attribute
{
    ByteRange name;
    ByteRange value; ///< between the quotes
};

/// A start tag or an empty-element tag.
struct StartTag
{
    ByteRange range; ///< from "<" to after ">"
    ByteRange name;
    std::vector<Attribute> attributes;
    bool isEmpty = false; ///< empty-element tag: "<a/>"
    bool isSound = false; ///< false if the tag has no end
};

} // namespace baton::xml
