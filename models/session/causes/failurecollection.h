// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Everything of a session that failed.
struct Failures
{
    std::vector<SessionFailure> open;     ///< earliest first
    std::vector<SessionFailure> repaired; ///< with the reason why they no longer count
};

/// @p isInOrder: a row that belongs to no other begins when the one before it has ended.
[[nodiscard]] Failures failuresOf(const Session &session, bool isInOrder);

} // namespace baton
