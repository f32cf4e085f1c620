// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/runnerhome.h"

#include <span>

namespace baton {

/// The moment at which the runner of an agent calls a hook.
enum class HookMoment { BeforeTool, AfterTool, SubagentEnd, AgentEnd };

/// The way in which a hook objects. A hook without objection prints nothing, or "{}".
enum class HookReply {
    ErrorText,    ///< exit code 2, the text on standard error
    Permission,   ///< {"hookSpecificOutput": {"permissionDecision": "deny", …}}
    Block,        ///< {"decision": "block", "reason": …}
    Deny,         ///< {"decision": "deny", "reason": …}
    AgentMessage, ///< {"permission": "deny", "agent_message": …}
    Context,      ///< {"additional_context": …}
    FollowUp      ///< {"followup_message": …}
};

/// One event of a runner.
struct HookEventShape
{
    HookMoment moment;
    QLatin1StringView name;
    HookReply reply;
};

/// The way in which the input of a tool contains the future text of a file.
enum class ToolInput {
    Content,      ///< the whole content
    Replacement,  ///< an old string and its replacement
    Replacements, ///< a list of replacements
    Patch         ///< a patch in the envelope of Codex, which names its files
};

/// A tool that writes files.
struct WritingTool
{
    QLatin1StringView name;
    ToolInput input;
};

/// The members of an event that all events of a runner have.
struct HookMembers
{
    QLatin1StringView session;
    QLatin1StringView folder;    ///< one path, or a list
    QLatin1StringView agentName; ///< key of the sub-agent's type
    QLatin1StringView repeated;  ///< true, or a number above 0, after a hook made the agent go on
    QLatin1StringView status;    ///< "completed" unless the user or an error ended the agent
};

/// All that is known of the hooks of one program that runs agents.
struct HookRunner
{
    QLatin1StringView id;
    QLatin1StringView title;
    RunnerHome home;
    /// Variable of a hook with the folder of the project, where agents can leave it for good by
    /// "cd", so that events name another one; empty elsewhere.
    QLatin1StringView projectVariable;
    QLatin1StringView settings; ///< file with the hooks, in that folder of the project or user
    std::span<const HookEventShape> events;
    std::span<const WritingTool> tools;
    HookMembers members;
    bool isGrouped;           ///< the settings list groups of hooks, each with a matcher
    int timeout;              ///< time limit of a hook, in the runner's unit
    bool isVersioned;         ///< the settings begin with "version": 1
    bool answersAlways;       ///< a hook without objection must answer "{}"
    QLatin1StringView notice; ///< member of the answer that the user sees; empty if there is none

    [[nodiscard]] const HookEventShape *event(QStringView name) const;
    [[nodiscard]] const WritingTool *tool(QStringView name) const;
};

/// Every known runner. docs/hooks.md names the sources of the facts.
[[nodiscard]] std::span<const HookRunner> hookRunners();
/// Null if there is no runner of that name.
[[nodiscard]] const HookRunner *hookRunnerNamed(QStringView id);

} // namespace baton
