// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Gives a handoff whose only fault is that values are still open the headline "not filled in yet",
/// because nobody sends a template as it is; its verdict stays an acceptance. A handoff that
/// @p isNew and has no errors gets the headline with any verdict.
void addIncompleteReason(DocumentReport &report, bool isNew);

/// The outcome of sending a document with open values as it is, if it gets @p verdict.
[[nodiscard]] PossibleOutcome outcomeIfSent(const Verdict &verdict);
/// The outcome once nothing is open any more, by @p verdict on the values that are there by now.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const Verdict &verdict);
/// The same where the field @p decisive is open, whose value decides.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const QString &decisive);

} // namespace baton
