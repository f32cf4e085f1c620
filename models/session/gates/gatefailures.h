// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// True if a later run than the one that failed @p gate has begun and may still succeed.
[[nodiscard]] bool isTriedAgain(const Session &session, const SessionGate &gate);

/// Adds a flaw to a session that reports success although a gate failed in the end.
void addFlawOfGates(SessionBuilder &builder);

/// Marks each phase that succeeded although one of its gates failed in the end. Requires the
/// causes.
void markPhases(SessionBuilder &builder);

} // namespace baton
