// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/statedocument.h"

namespace baton {

/// What @p state, which says that all is well, says against itself: "phase 2 Flow failed". Empty
/// when nothing does.
[[nodiscard]] QString flawIn(const StateDocument &state, const SessionReading &reading);

/// True of a row that came through and is left out of the list of what still holds, @p isListed,
/// as one is that ran before another did so again: those behind it are left out as well, and one
/// before it is listed or @p isBeforeOpen. Else the list only forgets it.
[[nodiscard]] bool isDroppedFrom(const std::vector<bool> &isListed, size_t row, bool isBeforeOpen);

/// What speaks against a whole with a part that an earlier one ran again after.
[[nodiscard]] QString invalidText(const QString &id, const QString &title);

/// What speaks against a whole with a part that its list of what still holds leaves out.
[[nodiscard]] QString droppedText(const QString &name, const JsonPointer &list);

/// Why @p whole is no result, of whose parts too few came through; empty when enough did, or may
/// have, or nothing is told of them. Of parts that the state does not tell of nothing is known
/// unless it @p isWhole.
[[nodiscard]] QString minimumFlaw(const QString &whole, const std::vector<RunStatus> &parts,
                                  const SessionReading &reading, bool isWhole);

} // namespace baton
