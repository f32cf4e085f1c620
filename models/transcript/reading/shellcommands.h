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

/// One simple command of a line: what stands between ";", "|", "&&" and line ends; or one of the
/// parentheses around commands, whose folder ends with them.
struct ShellCommand
{
    enum class Kind { Simple, Opening, Closing };

    Kind kind = Kind::Simple;
    std::vector<ShellWord> words;
    std::vector<ShellWord> redirections; ///< files that output is redirected to
};

/// The simple commands of @p text, in order. Here-documents, comments, and what stands in "$(…)"
/// and "((…))" are passed over; what compares in "[[…]]" is words.
[[nodiscard]] std::vector<ShellCommand> shellCommands(const QString &text);

} // namespace baton
