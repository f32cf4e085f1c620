// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArrayView>

#include <vector>

namespace baton::xml {

class Issues;

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
    bool isSound = false; ///< false: the tag has no end
};

/// Reads the start tag whose "<" is at @p at; mistakes go to @p issues.
[[nodiscard]] StartTag readStartTag(QByteArrayView bytes, qsizetype at, qsizetype end,
                                    Issues &issues);

} // namespace baton::xml
