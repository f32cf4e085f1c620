// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace baton {

/// An int position as an index of the standard containers.
[[nodiscard]] constexpr std::size_t toIndex(int position)
{
    return static_cast<std::size_t>(position);
}

} // namespace baton
