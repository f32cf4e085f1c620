// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayList>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace baton {

/// A text of a file that becomes another one.
struct TextReplacement
{
    QByteArray before; ///< empty: the file is new or empty and gets `after`
    QByteArray after;
    bool isOfAll = false; ///< replaces every occurrence; false: `before` must occur exactly once
};

/// Lines of a file that become others, as a patch has them: with some that stay around them.
struct PatchHunk
{
    QByteArray heading; ///< a line above the hunk, such as a function's head; may be empty
    QByteArrayList before;
    QByteArrayList after;
};

/// One file that a tool writes, and how.
struct FileChange
{
    QString path;      ///< absolute and clean
    QString from = {}; ///< file that is changed and then moved to path; empty: no move
    std::variant<QByteArray, std::vector<TextReplacement>, std::vector<PatchHunk>> change;

    /// The file's content after the tool has run; nullopt if the tool will fail because its search
    /// text is missing or the file cannot be read.
    [[nodiscard]] std::optional<QByteArray> content() const;
};

using FileChanges = std::vector<FileChange>;

/// The content of the file @p path; nullopt if it cannot be read or is not a regular file: a pipe
/// would block the agent.
[[nodiscard]] std::optional<QByteArray> contentOnDisk(const QString &path);

} // namespace baton
