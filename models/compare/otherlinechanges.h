// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// The numbers of lines that each of two texts has and the other lacks, apart from their fields:
/// comments, the order of keys, quotes, blanks, other documents.
struct OtherLineChanges
{
    int left = 0;
    int right = 0;

    [[nodiscard]] bool isNone() const { return left == 0 && right == 0; }

    friend bool operator==(const OtherLineChanges &, const OtherLineChanges &) = default;
};

/// One side of a comparison: the bytes, the parsed text, and the document in it.
struct TextWithDocument
{
    const QByteArray &bytes;
    const ParsedText &parsed;
    int document = 0;
};

/// Counts the lines that differ in addition to the differences in @p diff. Both numbers are 0 if
/// the texts are in two formats, whose lines never match. Pure, for any thread.
[[nodiscard]] OtherLineChanges otherLineChanges(const TextWithDocument &left,
                                                const TextWithDocument &right,
                                                const FieldDiff &diff);

} // namespace baton
