// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <vector>

namespace baton {

/// A line with words, without a comment.
struct YamlLine
{
    int number = 0;
    int width = 0; ///< of its indentation
    QByteArrayView text;
};

/// Another indentation for some lines, and what is odd in all of them then.
struct LineMove
{
    size_t begin = 0;
    size_t end = 0;
    int width = 0;
    int oddities = 0;
};

/// Moves of one line, or of several at the same column, after which less is odd in @p lines: those
/// that leave the least first. Odd is what is indented below a value or like no line above, a key
/// with nothing below it, and a step that few lines make. The moved lines are near the one at
/// @p fault.
[[nodiscard]] std::vector<LineMove> strayLines(const std::vector<YamlLine> &lines, size_t fault);

} // namespace baton
