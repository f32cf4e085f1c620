// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The rule that skips the phase or gate @p id, or null.
[[nodiscard]] const SkipRule *skipOfPhase(const SessionBuilder &builder, const QString &id);
[[nodiscard]] const SkipRule *skipOfGate(const SessionBuilder &builder, const QString &id);

} // namespace baton
