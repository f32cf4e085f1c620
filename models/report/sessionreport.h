// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/session/session.h"

namespace baton {

/// Everything that is known of @p sessions, in their order: what it came to and why, phases and
/// attempts, gates, errors, handoffs, findings, deliverables. Times are those of @p made's zone.
[[nodiscard]] ReportDocument sessionReport(const std::vector<Session> &sessions,
                                           const QDateTime &made);

} // namespace baton
