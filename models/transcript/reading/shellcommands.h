// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <span>
#include <vector>

namespace baton {

/// A word of a shell command without its quotes.
struct ShellWord
{
    QString text;
    bool isUnknown = false; ///< only the shell can expand it: $x, `x`, *, ~, {a,b}
};

/// One simple command between ";", "|", "&&" and line ends, or a parenthesis around commands, which
/// restores the working folder at its end.
struct ShellCommand
{
    enum class Kind { Simple, Opening, Closing };

    Kind kind = Kind::Simple;
    std::vector<ShellWord> words;
    std::vector<ShellWord> redirections; ///< files that output is redirected to
};

/// The simple commands of @p text, in order. Skips here-documents, comments, "$(…)" and "((…))";
/// comparisons in "[[…]]" are words.
[[nodiscard]] std::vector<ShellCommand> shellCommands(const QString &text);

} // namespace baton
