// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/runstatus.h"

#include <QString>

namespace baton {

/// The word that stands beside the shape of @p status: "not reached".
[[nodiscard]] QString textOf(RunStatus status);
/// "stale"; empty for what is over or alive.
[[nodiscard]] QString textOf(Liveness liveness);
/// The stable word of the output formats, never translated: "not-reached".
[[nodiscard]] QLatin1StringView nameOf(RunStatus status);
[[nodiscard]] QLatin1StringView nameOf(Liveness liveness);
/// "12 min", "3 h 05 min", "41 s"; empty for a negative number of seconds.
[[nodiscard]] QString durationText(qint64 seconds);

} // namespace baton
