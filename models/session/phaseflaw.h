// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessiondraft.h"

namespace baton {

/// What the phases of @p draft, whose state says that all is well, say against that: "phase 2 Flow
/// failed". What failed says more than what has not ended, and that more than what no longer holds.
[[nodiscard]] QString phaseFlaw(const SessionDraft &draft);

/// What speaks against a session of which no handoff would be accepted; empty where one would.
[[nodiscard]] QString rejectedFlaw(const std::vector<SessionHandoff> &handoffs);

/// True of a row that came through and is left out of the list of what still holds, @p isListed,
/// as one is that ran before another did so again: those behind it are left out as well, and one
/// before it is listed or @p isBeforeOpen. Else the list only forgets it.
[[nodiscard]] bool isDroppedFrom(const std::vector<bool> &isListed, size_t row, bool isBeforeOpen);

/// Why @p whole is no result, of whose parts too few came through; empty when enough did, or may
/// have, or nothing is told of them. Of parts that the state does not tell of nothing is known
/// unless it @p isWhole.
[[nodiscard]] QString minimumFlaw(const QString &whole, const std::vector<RunStatus> &parts,
                                  const SessionReading &reading, bool isWhole);

/// The row of which so many parts failed that too few are left, however the others end; -1 without
/// one.
[[nodiscard]] int rowShortOfParts(const SessionDraft &draft);

} // namespace baton
