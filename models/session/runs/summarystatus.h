// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sessions that failed speak against the one that started them.
void weighRows(SessionBuilder &builder);

/// Adds the flaw of its phases to a session that calls itself complete.
void weighPhases(SessionBuilder &builder);

/// A folder of sessions stands as these do.
void concludeHome(SessionBuilder &builder);

/// Takes the session's status from its handoffs if no state tells it.
void concludeByHandoffs(SessionBuilder &builder);

} // namespace baton
