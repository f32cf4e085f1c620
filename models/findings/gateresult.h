// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"

namespace baton {

/// True for a criterion that the document itself fails. A failure that another document caused has
/// no evidence in this one.
[[nodiscard]] bool failsByDocument(const CriterionResult &criterion);
/// True where the document itself fails a gate.
[[nodiscard]] bool failsGate(const Verdict &verdict);
/// True where the receiver goes on with a document that fails its gate.
/// True where the gates of a document let it pass, and nothing that they ask for is still to be
/// seen.
[[nodiscard]] bool passesGate(const std::vector<GateResult> &gates);
[[nodiscard]] bool isAcceptedAgainstGate(const Verdict &verdict);
/// The status for the verdict's action; a warning when a gate fails but the receiver goes on, and
/// NotEvaluated while something is still to be filled in.
[[nodiscard]] Status statusOf(const Verdict &verdict);

} // namespace baton
