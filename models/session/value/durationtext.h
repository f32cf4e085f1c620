// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <chrono>

namespace baton {

/// "2 days", "3 h 05 min", "12 min", "41 s", "350 ms"; "< 1 s" for zero, as most times are whole
/// seconds. Empty for a negative, unknown duration.
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);

} // namespace baton
