// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace baton {

/// A position counted as Qt does, for the containers that count without a sign.
[[nodiscard]] constexpr std::size_t toIndex(int position)
{
    return static_cast<std::size_t>(position);
}

} // namespace baton
