// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/queue/stepqueue.h"
#include "models/session/value/session.h"

namespace baton {

class ProtocolPack;

/// The queue at @p address as a session: a phase for each step with its attempts and its last
/// error, below one for its subtask and one for its task where the database has tables of them, and
/// the handoff of each completed step to the agent of the next one in its subtask.
[[nodiscard]] Session queueSession(const StepQueue &queue, const ProtocolPack &pack,
                                   const DatabaseAddress &address);

} // namespace baton
