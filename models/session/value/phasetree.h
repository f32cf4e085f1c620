// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// The phase without a parent that contains @p phase; negative if there is none.
[[nodiscard]] int topPhase(const Session &session, int phase);

} // namespace baton
