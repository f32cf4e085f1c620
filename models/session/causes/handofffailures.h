// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// The handoffs of @p session that their receivers reject, then its gates that fail; with a rule
/// where a later handoff took the place of one.
[[nodiscard]] std::vector<SessionFailure> handoffFailures(const Session &session);

} // namespace baton
