// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/session/value/sessionsummary.h"

#include <QDateTime>

#include <vector>

namespace baton::cli {

/// One line per session, in columns. Times are in UTC.
[[nodiscard]] QString sessionTable(const std::vector<SessionSummary> &sessions,
                                   const QDateTime &now);

/// The character for @p status: "✓".
[[nodiscard]] QString mark(Status status);
[[nodiscard]] QString mark(const SessionSummary &summary);

} // namespace baton::cli
