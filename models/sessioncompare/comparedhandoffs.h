// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessioncompare/sessioncomparison.h"

namespace baton {

/// A row for each handoff of the sessions that none took the place of, with a row behind it for
/// each field in which the two differ. Ends early once @p stop is set, unless that is null.
[[nodiscard]] std::vector<ComparedRow> comparedHandoffs(const Session &left, const Session &right,
                                                        const ProtocolCatalog &catalog,
                                                        const std::atomic_bool *stop);

} // namespace baton
