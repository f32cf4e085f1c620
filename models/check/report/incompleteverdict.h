// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Lets the verdict on a handoff that is good but for what is still to be filled in say so first:
/// nobody sends a template as it is. What its receiver would do with it stays an acceptance. Of one
/// that @p isNew it is said whatever follows from it, unless something is wrong.
void addIncompleteReason(DocumentReport &report, bool isNew);

/// The outcome of sending a document with open values as it is, if it gets @p verdict.
[[nodiscard]] PossibleOutcome outcomeIfSent(const Verdict &verdict);
/// The outcome once nothing is open any more, by @p verdict on the values that are there by now.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const Verdict &verdict);
/// The same where the field @p decisive is open, whose value decides.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const QString &decisive);

} // namespace baton
