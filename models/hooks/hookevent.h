// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/filechange.h"
#include "models/hooks/hookrunner.h"
#include "models/values/result.h"

namespace baton {

/// One event that a runner reports: a moment in the work of an agent.
struct HookEvent
{
    const HookRunner *runner = nullptr;
    const HookEventShape *shape = nullptr;
    QString session;         ///< the runner's own id
    QString agent;           ///< id of a sub-agent; empty: the agent that the user speaks with
    QString agentName;       ///< name of the sub-agent, "cfd-reviewer"
    QString folder;          ///< absolute; the one that the agent works in
    QString transcript;      ///< of the session
    QString agentTranscript; ///< of the sub-agent
    bool isRepeated = false; ///< a hook has kept the agent at work before
    FileChanges changes;     ///< of a tool that writes files

    [[nodiscard]] HookMoment moment() const { return shape->moment; }
};

/// The event that @p bytes tell of, as @p runner writes it, or whatever runner does when that is
/// null. Nothing for an event or a tool that is not looked at. Fails when the bytes are no event.
[[nodiscard]] Result<std::optional<HookEvent>> readHookEvent(const QByteArray &bytes,
                                                             const HookRunner *runner = nullptr);

} // namespace baton
