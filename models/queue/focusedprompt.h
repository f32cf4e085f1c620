// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/queue/stepqueue.h"

namespace baton {

/// The prompt for a step, and what is missing for it.
struct FocusedPrompt
{
    QString text;
    QStringList absent; ///< context files that cannot be read, each with the reason
};

/// Composes the prompt for @p step of @p queue: role, goal, the context files with their content,
/// read from @p folder, what the step before hands on, instructions and constraints. A prompt that
/// the queue holds whole stays as it is.
[[nodiscard]] FocusedPrompt focusedPrompt(const QueueStep &step, const StepQueue &queue,
                                          const ProtocolPack &pack, const QString &folder);

/// The next action of the hub for @p step, by its state; empty if the protocol has none.
[[nodiscard]] QString nextOf(const QueueStep &step, const ProtocolPack &pack);

} // namespace baton
