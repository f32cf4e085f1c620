// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"
#include "models/sessionviews/tables/tablecell.h"

/// The lists of a session as table rows, with texts for the user.
namespace baton::rows {

[[nodiscard]] SessionColumns gateColumns();
[[nodiscard]] SessionRows gates(const Session &session);

/// Threshold, actual value, verdict and evidence of each criterion of a gate.
[[nodiscard]] SessionColumns criterionColumns();
[[nodiscard]] SessionRows criteria(const Session &session, int gate);

[[nodiscard]] SessionColumns errorColumns();
[[nodiscard]] SessionRows errors(const Session &session);

[[nodiscard]] SessionColumns handoffColumns();
[[nodiscard]] SessionRows handoffs(const Session &session);

[[nodiscard]] SessionColumns logColumns();
/// Logs, results, prompts, the state file and other texts. The position of a row is its index in
/// Session::files.
[[nodiscard]] SessionRows logs(const Session &session);

[[nodiscard]] SessionColumns deliverableColumns();
[[nodiscard]] SessionRows deliverables(const Session &session);

[[nodiscard]] SessionColumns failureColumns();
/// The consequences of a first cause, each with the rule by which it follows.
[[nodiscard]] SessionRows consequences(const Session &session, const FirstCause &cause);

[[nodiscard]] SessionColumns repairedColumns();
/// The repaired failures, each with its repair.
[[nodiscard]] SessionRows repaired(const Session &session);

[[nodiscard]] SessionColumns findingColumns();
[[nodiscard]] SessionRows findings(const Session &session);

} // namespace baton::rows
