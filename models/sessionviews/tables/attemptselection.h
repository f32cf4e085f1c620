// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/attemptpairs.h"
#include "models/sessionviews/grid/phasegrid.h"

#include <optional>

namespace baton {

/// The attempts for "compare attempts" at @p place. An attempt is compared with the previous one; a
/// first attempt or a phase stands for the last two of the phase. Without such a pair, the last two
/// attempts with common handoffs of the last phase that has them. nullopt if there are none.
[[nodiscard]] std::optional<AttemptPair> attemptsToCompare(const Session &session,
                                                           const PhasePlace &place);
/// The number of fields that differ between the handoffs of @p attempts; nullopt if no handoffs
/// were compared.
[[nodiscard]] std::optional<int> differingFields(const Session &session,
                                                 const AttemptPair &attempts);

} // namespace baton
