// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/tool.h"

namespace baton::cli {

/// The document in the arguments of a tool call, in the form that commands accept.
struct DocumentSource
{
    QString path;     ///< canonical path; "-": text from the call
    QByteArray input; ///< text from the call

    [[nodiscard]] bool isFile() const { return path != QLatin1StringView("-"); }
};

/// The parameters "path" and "text", of which one is required.
[[nodiscard]] std::vector<Parameter> sourceParameters();
[[nodiscard]] Result<DocumentSource> sourceOf(const ToolCall &call);

/// The parameter "write" and its value in @p call; fails if @p source must not be written.
[[nodiscard]] Parameter writeParameter();
[[nodiscard]] Result<bool> isToWrite(const ToolCall &call, const DocumentSource &source);

/// The members of a result of changed(), and @p more.
[[nodiscard]] std::vector<ResultMember> withChange(std::vector<ResultMember> more);
/// The result of the tools "fix" and "set": @p after replaces @p before and is written to the file
/// of @p source if @p isWriting.
[[nodiscard]] ToolResult changed(const ToolCall &call, const DocumentSource &source,
                                 const QByteArray &before, const QByteArray &after, bool isWriting);

} // namespace baton::cli
