// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// True for a character between the words of one line.
[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// A blank or the end of a line.
[[nodiscard]] constexpr bool isWhitespace(char c)
{
    return isBlank(c) || c == '\n' || c == '\r';
}

} // namespace baton
