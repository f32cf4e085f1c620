// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/report/reportdocument.h"
#include "models/session/value/session.h"

namespace baton {

/// The mark in a report for a status in views.
[[nodiscard]] ReportMark markOf(Status status);
[[nodiscard]] ReportMark markOf(RunStatus status);
[[nodiscard]] ReportMark markOf(Action action);

/// The state of @p gate with its mark: as for a criterion, or skipped.
[[nodiscard]] ReportText stateOf(const SessionGate &gate);
/// "exists", "missing" and the like.
[[nodiscard]] ReportText stateOf(const Deliverable &deliverable);

} // namespace baton
