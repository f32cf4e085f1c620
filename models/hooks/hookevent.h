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
    QString session;         ///< id that the runner gave the session
    QString agent;           ///< id of the sub-agent; empty: the main agent
    QString agentName;       ///< type of the sub-agent, without its plugin: "cfd-reviewer"
    QString transcript;      ///< path of the session's transcript
    QString agentTranscript; ///< path of the sub-agent's transcript
    QStringList folders;     ///< absolute paths of the agent's working folders, one at least
    bool isRepeated = false; ///< a hook has already made the agent go on
    bool isStopped = false;  ///< the user or an error ended the agent
    FileChanges changes;     ///< changes by a tool that writes files

    /// The folder that relative paths are seen from.
    [[nodiscard]] const QString &folder() const { return folders.first(); }
    [[nodiscard]] HookMoment moment() const { return shape->moment; }
};

/// The event in @p bytes in the format of @p runner, or of any runner if that is null. nullopt for
/// an event or a tool that Baton ignores. Fails if the bytes are not an event.
[[nodiscard]] Result<std::optional<HookEvent>> readHookEvent(const QByteArray &bytes,
                                                             const HookRunner *runner = nullptr);

} // namespace baton
