// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// "12 min", "3 h 05 min", "41 s"; empty for a negative number of seconds.
[[nodiscard]] QString durationText(qint64 seconds);

} // namespace baton
