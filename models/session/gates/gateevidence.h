// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The quotes in the handoff at @p index about @p shown, a criterion of @p gate that it fails;
/// empty if there are none.
[[nodiscard]] QStringList quotesOf(const SessionBuilder &builder, size_t index, const Gate &gate,
                                   const CriterionResult &shown);

/// Adds what its documents say, word by word, of each criterion that @p result fails, and whether
/// it fails by that or by what they lack.
void addQuotes(SessionGate &result, const Gate &gate, const SessionBuilder &builder);

/// "QG3b, transport result"
[[nodiscard]] QString gateTitle(const GateResult &gate);

/// "Review approved: REJECTED (“The outlet is too near”)".
[[nodiscard]] QString failedText(const CriterionResult &criterion, const QStringList &quotes);

} // namespace baton
