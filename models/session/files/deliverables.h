// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds the files that the handoffs of the session name as delivered, with their state on disk.
void addDeliverables(SessionBuilder &builder);

/// True for a deliverable that is due but does not exist.
[[nodiscard]] bool isOwed(const Session &session, const Deliverable &deliverable);

/// Adds a flaw to a session that reports success but lacks deliverables.
void addFlawOfDeliverables(SessionBuilder &builder);

} // namespace baton
