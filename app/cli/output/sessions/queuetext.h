// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/queue/stepqueue.h"

#include <QJsonObject>

namespace baton::cli {

/// One line for each step, in order: mark, state, number, agent, title.
[[nodiscard]] QString queueText(const StepQueue &queue);
/// All details of @p step, and the next action of the hub.
[[nodiscard]] QString stepText(const QueueStep &step, const StepQueue &queue,
                               const ProtocolPack &pack);

[[nodiscard]] QJsonObject queueObject(const StepQueue &queue, const ProtocolPack &pack);
[[nodiscard]] QJsonObject stepObject(const QueueStep &step, const StepQueue &queue,
                                     const ProtocolPack &pack);

} // namespace baton::cli
