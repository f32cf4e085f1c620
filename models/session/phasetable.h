// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessiondraft.h"

namespace baton {

/// The rows of the phase table with what the state tells of each.
void addTableRows(SessionDraft &draft);

/// The position in the phase table that the session stands at; -1 when nothing tells.
[[nodiscard]] int currentRow(const SessionReading &reading, const StateDocument &state,
                             const QString &word);
[[nodiscard]] QString currentPhaseTitle(const SessionReading &reading, const StateDocument &state,
                                        const QString &word);

} // namespace baton
