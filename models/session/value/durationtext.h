// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <chrono>

namespace baton {

/// A text such as "2 days", "3 h 05 min", "12 min", "41 s" or "350 ms". "< 1 s" for zero, because
/// most times are in whole seconds. Empty for a negative duration, which means unknown.
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);

} // namespace baton
