// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The reason why @p whole has no valid result: too few of its parts succeeded. Empty if enough
/// have succeeded or still can, or if the parts are unknown. Parts missing in the state are unknown
/// unless it @p isWhole.
[[nodiscard]] QString minimumFlaw(const QString &whole, const std::vector<RunStatus> &parts,
                                  const SessionFormat &reading, bool isWhole);

/// The row with so many failed parts that too few are left, even if all others succeed; -1 if there
/// is none.
[[nodiscard]] int rowShortOfParts(const SessionBuilder &builder);

} // namespace baton
