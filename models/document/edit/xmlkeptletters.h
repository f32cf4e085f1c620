// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/xmltext.h"

#include <span>

namespace baton::xml {

void append(Text &text, QStringView part);
/// Appends what @p from holds at @p place.
void append(Text &text, const Text &from, ByteRange place);

/// Some of the lines of a block, one behind the other.
struct LinesOf
{
    const Text &text;
    const TextBlock &block;
    std::span<const ByteRange> places;
};

/// Appends @p now, which takes the place of @p was: what is the same at the begin and the end
/// stays, letter by letter, as lines within CDATA have no indentation that could be laid out anew.
/// New lines outside of it begin with @p indentation.
void appendKept(Text &text, const LinesOf &was, QStringView now, QStringView indentation);

} // namespace baton::xml
