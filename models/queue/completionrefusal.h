// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queue/stepqueue.h"

namespace baton {

class ProtocolCatalog;
class ProtocolPack;

/// Says of each open step of @p queue why a completion of its agent will be refused, whatever it
/// reports (QueueStep::refusal): the least that the agent has to say is judged as a completion is
/// that is submitted. Steps of the same agent fare alike.
void foretellRefusals(StepQueue &queue, const ProtocolPack &pack, const ProtocolCatalog &catalog);

/// "Cannot be reported: agent must be Tara or Devon, not Ann"; empty where @p step can be.
[[nodiscard]] QString refusalText(const QueueStep &step);

} // namespace baton
