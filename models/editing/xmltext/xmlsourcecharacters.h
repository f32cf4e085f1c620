// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/xmltext/xmlescape.h"

namespace baton::xml {

/// A character and its spelling in the source.
struct SourceCharacter
{
    DecodedCharacter letter;
    ByteRange range;
    bool isInCData = false;
};

/// A CDATA section among written characters.
struct CDataSection
{
    ByteRange range;  ///< range with its markup
    size_t begin = 0; ///< begin of the characters
    size_t end = 0;
};

/// Splits the text in @p range into characters. If a single CDATA section is the whole content, the
/// whitespace at its ends is layout.
[[nodiscard]] std::vector<SourceCharacter> sourceCharactersOf(const edit::NodeLayout &layout,
                                                              ByteRange range, bool isOnlyCData);
/// The CDATA sections in @p range, whose characters are @p letters.
[[nodiscard]] std::vector<CDataSection> sectionsIn(const edit::NodeLayout &layout, ByteRange range,
                                                   const std::vector<SourceCharacter> &letters);

} // namespace baton::xml
