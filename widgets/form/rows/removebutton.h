// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Width and height in pixels of the button that removes an entry of a list or a map.
inline constexpr int removeWidth = 22;

} // namespace baton
