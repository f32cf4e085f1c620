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

/// The example of @p kind for a draft; empty if it has no template.
[[nodiscard]] QByteArray exampleOf(const Kind &kind);
/// The path of the session @p row of "baton sessions": that of its folder or, without a folder, of
/// its state file. The home folder may be masked as "~/".
[[nodiscard]] QString nameOfSession(const McpContext &context, const QJsonObject &row);
/// The sessions at or below the folder @p path, newest first, as "baton sessions" prints them,
/// including those that cannot be read.
[[nodiscard]] ToolResult sessionList(const McpContext &context, const QString &path);
/// The part of @p list with the first @p most readable sessions. "leftOut" is the number of
/// unreadable ones before the last of them; later ones are not examined.
[[nodiscard]] QJsonObject readableFirst(const McpContext &context, QJsonObject list,
                                        qsizetype most);
/// The result of the tool "session" for @p path, short or @p isFull.
[[nodiscard]] ToolResult sessionResult(const McpContext &context, const QString &path, bool isFull);

} // namespace baton::cli
