// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sorts the handoffs of @p builder by time. If only file times are known and all are equal, as in
/// a copy, by the numbers in their names; else each after the handoff that its producer received.
void sortHandoffs(SessionBuilder &builder);

/// The id that joins the handoff at @p index with others, as its session is read; empty if it has
/// none.
[[nodiscard]] QString joinIdOf(const SessionBuilder &builder, size_t index);

} // namespace baton
