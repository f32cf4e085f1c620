// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sorts the handoffs of @p builder by time. Where nothing but their files tells, and those are all
/// as old, as in a copy, by the numbers in the names; where these do not tell either, each behind
/// the one that its producer got.
void sortHandoffs(SessionBuilder &builder);

/// The id that joins the handoff at @p index with others, as its session is read; empty if it has
/// none.
[[nodiscard]] QString joinIdOf(const SessionBuilder &builder, size_t index);

} // namespace baton
