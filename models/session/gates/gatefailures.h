// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// True when a later run than the one that fails @p gate has begun, which may still succeed.
[[nodiscard]] bool isTriedAgain(const Session &session, const SessionGate &gate);

/// A gate that failed in the end speaks against a session that calls itself complete.
void addFlawOfGates(SessionBuilder &builder);

/// Marks each phase that succeeded although a gate of it failed in the end. Needs the causes.
void markPhases(SessionBuilder &builder);

} // namespace baton
