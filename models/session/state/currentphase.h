// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/state/statedocument.h"

namespace baton {

/// The index of the current phase in the phase table; -1 if unknown.
[[nodiscard]] int currentRow(const SessionFormat &reading, const StateDocument &state,
                             const QString &word);
[[nodiscard]] QString currentPhaseTitle(const SessionFormat &reading, const StateDocument &state,
                                        const QString &word);

} // namespace baton
