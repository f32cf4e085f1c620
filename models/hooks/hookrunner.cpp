// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookrunner.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array claudeEvents{
    HookEventShape{HookMoment::BeforeTool, "PreToolUse"_L1, HookReply::ErrorText},
    HookEventShape{HookMoment::AfterTool, "PostToolUse"_L1, HookReply::ErrorText},
    HookEventShape{HookMoment::SubagentEnd, "SubagentStop"_L1, HookReply::ErrorText},
    HookEventShape{HookMoment::AgentEnd, "Stop"_L1, HookReply::ErrorText}};
constexpr std::array claudeTools{WritingTool{"Write"_L1, ToolInput::Content},
                                 WritingTool{"Edit"_L1, ToolInput::Replacement},
                                 WritingTool{"MultiEdit"_L1, ToolInput::Replacements}};

constexpr std::array codexEvents{
    HookEventShape{HookMoment::BeforeTool, "PreToolUse"_L1, HookReply::Permission},
    HookEventShape{HookMoment::AfterTool, "PostToolUse"_L1, HookReply::Block},
    HookEventShape{HookMoment::SubagentEnd, "SubagentStop"_L1, HookReply::Block},
    HookEventShape{HookMoment::AgentEnd, "Stop"_L1, HookReply::Block}};
constexpr std::array codexTools{WritingTool{"apply_patch"_L1, ToolInput::Patch}};

constexpr std::array geminiEvents{
    HookEventShape{HookMoment::BeforeTool, "BeforeTool"_L1, HookReply::Deny},
    HookEventShape{HookMoment::AfterTool, "AfterTool"_L1, HookReply::Deny},
    HookEventShape{HookMoment::AgentEnd, "AfterAgent"_L1, HookReply::Deny}};
constexpr std::array geminiTools{WritingTool{"write_file"_L1, ToolInput::Content},
                                 WritingTool{"replace"_L1, ToolInput::Replacement}};

constexpr std::array cursorEvents{
    HookEventShape{HookMoment::BeforeTool, "preToolUse"_L1, HookReply::AgentMessage},
    HookEventShape{HookMoment::AfterTool, "postToolUse"_L1, HookReply::Context},
    HookEventShape{HookMoment::SubagentEnd, "subagentStop"_L1, HookReply::FollowUp},
    HookEventShape{HookMoment::AgentEnd, "stop"_L1, HookReply::FollowUp}};
constexpr std::array cursorTools{WritingTool{"Write"_L1, ToolInput::Content},
                                 WritingTool{"Edit"_L1, ToolInput::Replacement}};

constexpr HookMembers usualMembers{"session_id"_L1, "cwd"_L1, "agent_type"_L1,
                                   "stop_hook_active"_L1, "status"_L1};
constexpr HookMembers cursorMembers{"conversation_id"_L1, "workspace_roots"_L1, "subagent_type"_L1,
                                    "loop_count"_L1, "status"_L1};

constexpr int seconds = 20;
constexpr int milliseconds = 20000;

constexpr std::array runners{HookRunner{.id = "claude"_L1,
                                        .title = "Claude Code"_L1,
                                        .home = claudeHome,
                                        .projectVariable = "CLAUDE_PROJECT_DIR"_L1,
                                        .settings = "settings.json"_L1,
                                        .events = claudeEvents,
                                        .tools = claudeTools,
                                        .members = usualMembers,
                                        .isGrouped = true,
                                        .timeout = seconds,
                                        .isVersioned = false,
                                        .answersAlways = false,
                                        .notice = "systemMessage"_L1},
                             HookRunner{.id = "codex"_L1,
                                        .title = "Codex"_L1,
                                        .home = codexHome,
                                        .projectVariable = {},
                                        .settings = "hooks.json"_L1,
                                        .events = codexEvents,
                                        .tools = codexTools,
                                        .members = usualMembers,
                                        .isGrouped = true,
                                        .timeout = seconds,
                                        .isVersioned = false,
                                        .answersAlways = true,
                                        .notice = "systemMessage"_L1},
                             HookRunner{.id = "gemini"_L1,
                                        .title = "Gemini CLI"_L1,
                                        .home = {".gemini"_L1, {}},
                                        .projectVariable = {},
                                        .settings = "settings.json"_L1,
                                        .events = geminiEvents,
                                        .tools = geminiTools,
                                        .members = usualMembers,
                                        .isGrouped = true,
                                        .timeout = milliseconds,
                                        .isVersioned = false,
                                        .answersAlways = false,
                                        .notice = "systemMessage"_L1},
                             HookRunner{.id = "cursor"_L1,
                                        .title = "Cursor"_L1,
                                        .home = {".cursor"_L1, {}},
                                        .projectVariable = {},
                                        .settings = "hooks.json"_L1,
                                        .events = cursorEvents,
                                        .tools = cursorTools,
                                        .members = cursorMembers,
                                        .isGrouped = false,
                                        .timeout = seconds,
                                        .isVersioned = true,
                                        .answersAlways = true,
                                        .notice = {}}};

template <typename Items>
auto named(const Items &items, QStringView name) -> decltype(items.data())
{
    const auto found =
        std::ranges::find_if(items, [name](const auto &item) { return item.name == name; });
    return found == items.end() ? nullptr : &*found;
}

} // namespace

const HookEventShape *HookRunner::event(QStringView name) const
{
    return named(events, name);
}

const WritingTool *HookRunner::tool(QStringView name) const
{
    return named(tools, name);
}

std::span<const HookRunner> hookRunners()
{
    return runners;
}

const HookRunner *hookRunnerNamed(QStringView id)
{
    const auto found =
        std::ranges::find_if(runners, [id](const HookRunner &runner) { return runner.id == id; });
    return found == runners.end() ? nullptr : &*found;
}

} // namespace baton
