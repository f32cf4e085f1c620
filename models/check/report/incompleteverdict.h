// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Gives a handoff whose only fault is open values the headline "not filled in yet", since a
/// template is not sent as it is; its verdict stays an acceptance. A handoff that @p isNew and has
/// no errors gets this headline with any verdict.
void addIncompleteReason(DocumentReport &report, bool isNew);

/// The outcome if a document with open values is sent as it is and gets @p verdict.
[[nodiscard]] PossibleOutcome outcomeIfSent(const Verdict &verdict);
/// The outcome once all values are filled in, from @p verdict on the present values.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const Verdict &verdict);
/// The same if the open field @p decisive decides the outcome.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const QString &decisive);

} // namespace baton
