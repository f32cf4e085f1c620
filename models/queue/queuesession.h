// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/queue/stepqueue.h"
#include "models/session/value/session.h"

namespace baton {

class ProtocolPack;

/// The queue at @p address as a session: one phase for each step, with attempts and last error,
/// below phases for its subtask and task if the database has tables of them. Each completed step
/// has a handoff to the agent of the next step in its subtask.
[[nodiscard]] Session queueSession(const StepQueue &queue, const ProtocolPack &pack,
                                   const DatabaseAddress &address);

} // namespace baton
