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
/// The path by which the session @p row, of "baton sessions", is asked for: that of its folder, or
/// of its state file where there is no folder. Its home folder may be masked as "~/".
[[nodiscard]] QString nameOfSession(const McpContext &context, const QJsonObject &row);
/// The sessions at or below the folder @p path, the latest first, as "baton sessions" prints them;
/// also those that cannot be read.
[[nodiscard]] ToolResult sessionList(const McpContext &context, const QString &path);
/// @p list of such sessions, of which the first @p most can be read. "leftOut" is the number of
/// those before them that cannot; whether those behind them can is not known.
[[nodiscard]] QJsonObject readableFirst(const McpContext &context, QJsonObject list,
                                        qsizetype most);
/// Session @p path, short or @p isFull, as the tool "session" answers.
[[nodiscard]] ToolResult sessionResult(const McpContext &context, const QString &path, bool isFull);

} // namespace baton::cli
