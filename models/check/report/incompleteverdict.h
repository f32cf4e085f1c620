// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// Sets the headline "Not filled in yet" if open values are the only problem of a handoff, because
/// a template is not sent as it is. The verdict stays an acceptance. For a new handoff (@p isNew)
/// without errors, replaces any verdict.
void addIncompleteReason(DocumentReport &report, bool isNew);

/// The outcome if a document with open values is sent as it is and gets @p verdict.
[[nodiscard]] PossibleOutcome outcomeIfSent(const Verdict &verdict);
/// The outcome after all values are filled in, from @p verdict on the current values.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const Verdict &verdict);
/// The outcome after all values are filled in, if it depends on the open field @p decisive.
[[nodiscard]] PossibleOutcome outcomeWhenComplete(const QString &decisive);

} // namespace baton
