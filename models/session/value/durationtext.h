// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <chrono>

namespace baton {

/// "2 days", "3 h 05 min", "12 min", "41 s", "350 ms"; "< 1 s" for none at all, as most times are
/// told in whole seconds. Empty for a negative duration, which is one that nobody knows.
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);

} // namespace baton
