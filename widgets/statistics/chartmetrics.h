// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Lengths that are common to all charts, in pixels.
namespace baton::chartmetrics {

inline constexpr int headHeight = 28; ///< height of the title
inline constexpr int axisHeight = 18; ///< height of the labels below a time line
inline constexpr int usualWidth = 460;

} // namespace baton::chartmetrics
