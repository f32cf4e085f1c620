// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/tool.h"

namespace baton::cli {

/// The document that a tool was called with, as commands take it.
struct DocumentSource
{
    QString path;     ///< canonical path; "-": text from the call
    QByteArray input; ///< text from the call

    [[nodiscard]] bool isFile() const { return path != QLatin1StringView("-"); }
};

/// The parameters "path" and "text", of which one is to be given.
[[nodiscard]] std::vector<Parameter> sourceParameters();
[[nodiscard]] Result<DocumentSource> sourceOf(const ToolCall &call);

/// The parameter "write", and whether @p call asks for it; fails where it may not write to
/// @p source.
[[nodiscard]] Parameter writeParameter();
[[nodiscard]] Result<bool> isToWrite(const ToolCall &call, const DocumentSource &source);

/// The members of an answer of changed(), and @p more.
[[nodiscard]] std::vector<ResultMember> withChange(std::vector<ResultMember> more);
/// The answer of the tools "fix" and "set": @p after in place of @p before, written to the file of
/// @p source if @p isWriting.
[[nodiscard]] ToolResult changed(const ToolCall &call, const DocumentSource &source,
                                 const QByteArray &before, const QByteArray &after, bool isWriting);

} // namespace baton::cli
