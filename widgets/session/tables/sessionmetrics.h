// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/displaystatus.h"
#include "widgets/style/statuspainting.h"

namespace baton {

/// Sizes in the session view that other views do not use.
namespace sessionmeasures {
inline constexpr int edge = 16; ///< margin of the session's panes
inline constexpr int gridRow = 30;
inline constexpr int gridCell = 24;
inline constexpr int gridGap = 10; ///< space between the cells of two attempts
inline constexpr int errorRow = 48;
inline constexpr int longErrorRow =
    68; ///< row height of an error with two lines about fixes and repetitions
inline constexpr int headerHeight = 56;
} // namespace sessionmeasures

} // namespace baton
