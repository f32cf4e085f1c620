// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/tool.h"

namespace baton {
struct Kind;
}

namespace baton::cli {

[[nodiscard]] std::vector<Tool> kindTools();
[[nodiscard]] std::vector<Tool> checkTools();
[[nodiscard]] std::vector<Tool> editTools();
[[nodiscard]] std::vector<Tool> sessionTools();

/// The example of @p kind that a draft starts from; empty where it has no template.
[[nodiscard]] QByteArray exampleOf(const Kind &kind);
/// The sessions at or below the folder @p path, the latest first, as "baton sessions" prints them.
[[nodiscard]] ToolResult sessionList(const McpContext &context, const QString &path);
/// Session @p path, short or @p isFull, as the tool "session" answers.
[[nodiscard]] ToolResult sessionResult(const McpContext &context, const QString &path, bool isFull);

} // namespace baton::cli
