// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queue/stepqueue.h"

namespace baton {

class ProtocolCatalog;
class ProtocolPack;

/// Sets QueueStep::refusal of each open step of @p queue: the reason why any completion of its
/// agent will be refused. Checks the smallest completion that the agent can send, as a submitted
/// one is checked. The result is the same for all steps of an agent.
void foretellRefusals(StepQueue &queue, const ProtocolPack &pack, const ProtocolCatalog &catalog);

/// "Cannot be reported: agent must be Tara or Devon, not Ann"; empty if a completion of @p step can
/// be reported.
[[nodiscard]] QString refusalText(const QueueStep &step);

} // namespace baton
