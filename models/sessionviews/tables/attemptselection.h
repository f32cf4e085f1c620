// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/attemptpairs.h"
#include "models/sessionviews/grid/phasegrid.h"

#include <optional>

namespace baton {

/// The attempts that "compare attempts" compares at @p place: its attempt with the one before it,
/// of a first attempt or a phase the last two; without a place, or if there is but one attempt, the
/// last two of the last phase that has two with handoffs in common.
[[nodiscard]] std::optional<AttemptPair> attemptsToCompare(const Session &session,
                                                           const PhasePlace &place);
/// The number of fields in which the handoffs of @p attempts differ; none: no handoffs were
/// compared.
[[nodiscard]] std::optional<int> differingFields(const Session &session,
                                                 const AttemptPair &attempts);

} // namespace baton
