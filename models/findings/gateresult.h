// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"

namespace baton {

/// True for a criterion that the document itself fails. A failure that another document caused has
/// no evidence in this one.
[[nodiscard]] bool failsByDocument(const CriterionResult &criterion);
/// True if the document itself fails a gate.
[[nodiscard]] bool failsGate(const Verdict &verdict);
/// True if the gates of a document let it pass, and no check that they require is still open.
[[nodiscard]] bool passesGate(const std::vector<GateResult> &gates);
/// True if the receiver continues with a document that fails its gate.
[[nodiscard]] bool isAcceptedAgainstGate(const Verdict &verdict);
/// The status for the verdict's action: a warning if a gate fails but the receiver continues, and
/// NotEvaluated while a value must still be filled in.
[[nodiscard]] Status statusOf(const Verdict &verdict);

} // namespace baton
