// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

/// Sessions for tests of their views.
namespace baton::samples {

/// The current time in the samples (UTC), at which the third attempt of flow runs.
[[nodiscard]] QDateTime now();
/// A CFD session in its third attempt of phase 2, one failure open and one repaired.
[[nodiscard]] Session running();
/// The same session after that attempt failed as well.
[[nodiscard]] Session failed();
/// The four stages of a swarm; the second has five perspectives, of which one timed out.
[[nodiscard]] Session swarm();
/// An orchestrator with three child sessions.
[[nodiscard]] Session batch();
/// @p phases groups of nine tasks each, with up to four attempts.
[[nodiscard]] Session large(int phases);

} // namespace baton::samples
