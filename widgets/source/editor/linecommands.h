// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"
#include "widgets/source/text/linemap.h"

namespace baton {

/// The input of a command of the source editor. Offsets are in bytes. The caret is the moving end
/// of the selection.
struct CommandInput
{
    const QByteArray &bytes;
    const LineMap &lines;
    Format format = Format::Yaml;
    qsizetype anchor = 0;
    qsizetype caret = 0;
    bool isInText = false;     ///< the line of the caret continues a multi-line text
    QByteArray lineEnd = "\n"; ///< line end for a new line here

    [[nodiscard]] ByteRange selection() const
    {
        return {std::min(anchor, caret), std::max(anchor, caret)};
    }
};

/// The result of a command: edits of the bytes, and the selection after them. Without edits,
/// nothing changes.
struct CommandResult
{
    TextEdits edits;
    qsizetype anchor = 0;
    qsizetype caret = 0;
    QString reason = {}; ///< reason why nothing changes; empty if it is obvious

    friend bool operator==(const CommandResult &, const CommandResult &) = default;
};

namespace linecommands {

/// The number of columns of an indentation level.
inline constexpr int indentStep = 2;

/// Inserts a new line with suitable indentation: more behind "key:", with "- " after a list item,
/// and outside of the list after an empty item.
[[nodiscard]] CommandResult newLine(const CommandInput &in);
/// Inserts spaces up to the next level; with a selection, in each of its lines.
[[nodiscard]] CommandResult indent(const CommandInput &in);
[[nodiscard]] CommandResult outdent(const CommandInput &in);
/// Removes an indentation level if only spaces precede the caret.
[[nodiscard]] CommandResult backToIndent(const CommandInput &in);
/// Comments lines or removes comments. Does nothing if the format has no comments.
[[nodiscard]] CommandResult toggleComment(const CommandInput &in);
[[nodiscard]] CommandResult moveUp(const CommandInput &in);
[[nodiscard]] CommandResult moveDown(const CommandInput &in);
[[nodiscard]] CommandResult duplicate(const CommandInput &in);
[[nodiscard]] CommandResult remove(const CommandInput &in);

} // namespace linecommands

} // namespace baton
