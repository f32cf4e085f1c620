// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Lengths that all charts share, in pixels.
namespace baton::chartmetrics {

inline constexpr int headHeight = 28; ///< of the title
inline constexpr int axisHeight = 18; ///< of the words below a time line
inline constexpr int usualWidth = 460;

} // namespace baton::chartmetrics
