// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// What the handoffs of the session name as delivered, with what lies on the disk.
void addDeliverables(SessionBuilder &draft);

/// True of what was to be delivered and is not there.
[[nodiscard]] bool isOwed(const Session &session, const Deliverable &deliverable);

/// What a session that calls itself complete still owes speaks against it.
void weighDeliverables(SessionBuilder &draft);

} // namespace baton
