// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessioncompare/sessioncomparison.h"

namespace baton {

/// A row for each handoff that counts in one of the sessions, with a row behind it for each field
/// in which the two differ.
[[nodiscard]] std::vector<ComparedRow> comparedHandoffs(const Session &left, const Session &right,
                                                        const ProtocolCatalog &catalog);

} // namespace baton
