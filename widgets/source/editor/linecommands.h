// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"
#include "widgets/source/text/linemap.h"

namespace baton {

/// The input of a command of the source editor. Offsets are bytes; the caret is at the moving end
/// of the selection.
struct CommandInput
{
    const QByteArray &bytes;
    const LineMap &lines;
    Format format = Format::Yaml;
    qsizetype anchor = 0;
    qsizetype caret = 0;
    bool isInText = false;     ///< the caret's line continues a text of several lines
    QByteArray lineEnd = "\n"; ///< line end for a new line here

    [[nodiscard]] ByteRange selection() const
    {
        return {std::min(anchor, caret), std::max(anchor, caret)};
    }
};

/// The result of a command: edits of the bytes, and the selection then. No edits: nothing.
struct CommandResult
{
    TextEdits edits;
    qsizetype anchor = 0;
    qsizetype caret = 0;
    QString reason = {}; ///< reason why nothing changes; empty: obvious

    friend bool operator==(const CommandResult &, const CommandResult &) = default;
};

namespace linecommands {

/// Columns of one level of indentation.
inline constexpr int indentStep = 2;

/// A new line, indented to go on with what the line says: deeper after "key:", on with "- " after
/// an item, out of the list after an empty item.
[[nodiscard]] CommandResult newLine(const CommandInput &in);
/// Spaces up to the next level; with a selection, every line of it.
[[nodiscard]] CommandResult indent(const CommandInput &in);
[[nodiscard]] CommandResult outdent(const CommandInput &in);
/// Back to the level before, when only spaces stand before the caret.
[[nodiscard]] CommandResult backToIndent(const CommandInput &in);
/// Makes comments of the lines, or lines of the comments. Nothing where the format knows none.
[[nodiscard]] CommandResult toggleComment(const CommandInput &in);
[[nodiscard]] CommandResult moveUp(const CommandInput &in);
[[nodiscard]] CommandResult moveDown(const CommandInput &in);
[[nodiscard]] CommandResult duplicate(const CommandInput &in);
[[nodiscard]] CommandResult remove(const CommandInput &in);

} // namespace linecommands

} // namespace baton
