// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Sessions that failed speak against the one that started them.
void weighRows(SessionBuilder &draft);

/// What the phases of a session say that calls itself complete speaks against it.
void weighPhases(SessionBuilder &draft);

/// A folder of sessions stands as these do.
void concludeHome(SessionBuilder &draft);

/// Where no state tells how a session stands, its handoffs do.
void concludeByHandoffs(SessionBuilder &draft);

} // namespace baton
