// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>

namespace baton {

/// A place for users: line and column from 1; the column counts code points without a BOM.
struct TextPosition
{
    int line = 1;
    int column = 1;

    friend auto operator<=>(const TextPosition &, const TextPosition &) = default;
};

} // namespace baton
