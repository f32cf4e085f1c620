// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <span>

namespace baton {

/// The moment at which the runner of an agent asks a hook.
enum class HookMoment { BeforeTool, AfterTool, SubagentEnd, AgentEnd };

/// The way in which a hook objects. One that agrees says nothing, or "{}".
enum class HookReply {
    ErrorText,    ///< exit code 2, the text on standard error
    Permission,   ///< {"hookSpecificOutput": {"permissionDecision": "deny", …}}
    Block,        ///< {"decision": "block", "reason": …}
    Deny,         ///< {"decision": "deny", "reason": …}
    AgentMessage, ///< {"permission": "deny", "agent_message": …}
    Context,      ///< {"additional_context": …}
    FollowUp      ///< {"followup_message": …}
};

/// One event that a runner tells of.
struct HookEventShape
{
    HookMoment moment;
    QLatin1StringView name;
    HookReply reply;
};

/// The way in which the input of a tool tells what will stand in a file.
enum class ToolInput {
    Content,      ///< all of it
    Replacement,  ///< an old string and its new one
    Replacements, ///< a list of those
    Patch         ///< a patch in the envelope of Codex, which names its files
};

/// A tool that writes files.
struct WritingTool
{
    QLatin1StringView name;
    ToolInput input;
};

/// The members of an event in which a runner tells what all events have.
struct HookMembers
{
    QLatin1StringView session;
    QLatin1StringView folder;    ///< a path, or a list of paths of which the first counts
    QLatin1StringView agentName; ///< key of the name of a sub-agent
    QLatin1StringView repeated;  ///< true, or a number above 0, once a hook kept the agent at work
};

/// All that is known of the hooks of one program that runs agents.
struct HookRunner
{
    QLatin1StringView id;
    QLatin1StringView title;
    QLatin1StringView settings; ///< the file with its hooks, below the project or the home folder
    QLatin1StringView folderVariable; ///< names the user's folder of settings; empty: none does
    std::span<const HookEventShape> events;
    std::span<const WritingTool> tools;
    HookMembers members;
    bool isGrouped;           ///< its settings list groups of hooks, each with a matcher
    int timeout;              ///< of a hook, in its own unit
    bool isVersioned;         ///< its settings begin with "version": 1
    bool answersAlways;       ///< it wants "{}" of a hook that has no opinion
    QLatin1StringView notice; ///< the member of an answer that its user reads; empty: there is none

    [[nodiscard]] const HookEventShape *event(QStringView name) const;
    [[nodiscard]] const WritingTool *tool(QStringView name) const;
};

/// Every runner that is known. docs/hooks.md tells where the facts come from.
[[nodiscard]] std::span<const HookRunner> hookRunners();
/// Null when there is none of that name.
[[nodiscard]] const HookRunner *hookRunnerNamed(QStringView id);

} // namespace baton
