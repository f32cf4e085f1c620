// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/queue/stepqueue.h"

namespace baton {

/// The prompt for a step, and its missing parts.
struct FocusedPrompt
{
    QString text;
    QStringList absent; ///< parts that are empty, and context files that were not read, each with
                        ///< what to do
};

/// Composes the prompt for @p step of @p queue: role, goal, context files with their contents (read
/// from @p folder, never from outside of it), the facts from the step before, instructions and
/// constraints. The file that the step writes may be absent. A complete prompt in the queue is
/// returned unchanged, except for a step that failed: its prompt is composed from the protocol's
/// QueueRetry.
[[nodiscard]] FocusedPrompt focusedPrompt(const QueueStep &step, const StepQueue &queue,
                                          const ProtocolPack &pack, const QString &folder);

/// The next action of the hub for @p step in its state; empty if the protocol defines none.
[[nodiscard]] QString nextOf(const QueueStep &step, const ProtocolPack &pack);

} // namespace baton
