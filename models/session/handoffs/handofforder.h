// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sorts the handoffs of @p builder by time. If only equal file times are known, as in a copy,
/// sorts by the numbers in their names, else each behind the handoff that its producer received.
void sortHandoffs(SessionBuilder &builder);

/// The id that joins handoff number @p index with others, as the format of the session defines;
/// empty if it has none.
[[nodiscard]] QString joinIdOf(const SessionBuilder &builder, size_t index);

} // namespace baton
