// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Why @p whole is no result, of whose parts too few came through; empty when enough did, or may
/// have, or nothing is told of them. Of parts that the state does not tell of nothing is known
/// unless it @p isWhole.
[[nodiscard]] QString minimumFlaw(const QString &whole, const std::vector<RunStatus> &parts,
                                  const SessionFormat &reading, bool isWhole);

/// The row of which so many parts failed that too few are left, however the others end; -1 without
/// one.
[[nodiscard]] int rowShortOfParts(const SessionBuilder &builder);

} // namespace baton
