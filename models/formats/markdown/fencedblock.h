// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// A fenced code block of a Markdown file: its text without the prefixes of its lines (list
/// indentation, ">" of a quote), and the mapping of offsets to the file.
struct FencedBlock
{
    struct Line
    {
        qsizetype begin = 0;  ///< offset in the content
        qsizetype source = 0; ///< the same offset in the file
        qsizetype prefix = 0; ///< number of bytes before the content on the line of the file

        friend bool operator==(const Line &, const Line &) = default;
    };

    QString language; ///< the first word of the info string, in lower case
    char mark = '`';  ///< character that the fence is made of
    int length = 3;   ///< number of characters of the opening fence
    QByteArray content;
    std::vector<Line> lines;
    int firstLine = 1;   ///< number of the content's first line in the file
    qsizetype begin = 0; ///< begin of the opening fence's line, in the file
    qsizetype end = 0;   ///< offset after the content's last line, in the file
    QByteArray prefix;   ///< indentation and quote marks that a new line needs before its content
    bool isExact = true; ///< false if a tab is half indentation and half content

    /// The format of the block's language; Text if the language is not a data format. A text is a
    /// prompt if it has the headings of one, such as @p promptHeadings.
    [[nodiscard]] Format format(const QStringList &promptHeadings = {}) const;

    [[nodiscard]] qsizetype toFile(qsizetype offset) const;
    [[nodiscard]] ByteRange toFile(ByteRange range) const;
    /// Converts @p edits of the content to edits of the file.
    [[nodiscard]] TextEdits toFile(const TextEdits &edits) const;
    /// The offset in the content for @p offset in the file; nullopt if it is outside.
    [[nodiscard]] std::optional<qsizetype> toContent(qsizetype offset) const;

private:
    [[nodiscard]] TextEdit toFile(const TextEdit &edit) const;
    [[nodiscard]] QByteArray prefixed(const QByteArray &text, bool isWholeLines) const;
    [[nodiscard]] bool hasLastNewline() const;
};

/// The lines of @p text that would close a block with the fence @p fence.
[[nodiscard]] std::vector<SyntaxIssue> fenceIssues(QByteArrayView text, const QByteArray &fence);

} // namespace baton
