// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/session/value/sessionsummary.h"

#include <QDateTime>

#include <vector>

namespace baton::cli {

/// One line for each of @p sessions, in columns. Times are shown as UTC.
[[nodiscard]] QString sessionTable(const std::vector<SessionSummary> &sessions,
                                   const QDateTime &now);

/// The shape that stands for @p status in text: "✓".
[[nodiscard]] QString mark(Status status);
[[nodiscard]] QString mark(const SessionSummary &summary);

} // namespace baton::cli
