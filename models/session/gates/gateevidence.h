// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The quotes in handoff number @p index about the failed criterion @p shown of @p gate; empty if
/// there are none.
[[nodiscard]] QStringList quotesOf(const SessionBuilder &builder, size_t index, const Gate &gate,
                                   const CriterionResult &shown);

/// Adds quotes from the documents for each failed criterion of @p result, and whether it fails
/// because of content or because something is missing.
void addQuotes(SessionGate &result, const Gate &gate, const SessionBuilder &builder);

/// A text such as "QG3b, transport result".
[[nodiscard]] QString gateTitle(const GateResult &gate);

/// A text such as "Review approved: REJECTED (“The outlet is too near”)".
[[nodiscard]] QString failedText(const CriterionResult &criterion, const QStringList &quotes);

} // namespace baton
