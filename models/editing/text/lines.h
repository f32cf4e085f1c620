// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton::edit {

/// The lines of a text as byte offsets. Lines end with LF or CRLF. A byte order mark is not part of
/// the first line.
class Lines
{
public:
    explicit Lines(QByteArrayView bytes);

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] char at(qsizetype offset) const; ///< NUL outside of the text

    [[nodiscard]] qsizetype
    begin(qsizetype offset) const; ///< begin of the line that contains @p offset
    [[nodiscard]] qsizetype end(qsizetype offset) const;  ///< end of that line, before its line end
    [[nodiscard]] qsizetype next(qsizetype offset) const; ///< begin of the next line
    /// The end of the previous line; on the first line, the begin of that line.
    [[nodiscard]] qsizetype previousEnd(qsizetype offset) const;
    [[nodiscard]] bool isFirst(qsizetype offset) const { return begin(offset) == m_first; }
    [[nodiscard]] bool isLast(qsizetype offset) const { return next(offset) == end(offset); }

    /// The line end of the line that contains @p offset; if it has none, that of the first line.
    [[nodiscard]] QByteArray newlineAt(qsizetype offset) const;

    [[nodiscard]] int column(qsizetype offset) const; ///< column in characters, from 0
    /// The indentation that puts another line at the column of @p offset. Copies the tabs and
    /// blanks before @p offset and uses a blank for each other character.
    [[nodiscard]] QByteArray alignment(qsizetype offset) const;
    /// The blanks and tabs at the begin of the line that contains @p offset.
    [[nodiscard]] QByteArray indentation(qsizetype offset) const;
    /// True if only blanks precede @p offset on its line.
    [[nodiscard]] bool isFirstOnLine(qsizetype offset) const;
    [[nodiscard]] bool isBlank(qsizetype offset) const;
    /// The column of the "#" if the line contains only a comment, else -1.
    [[nodiscard]] int commentColumn(qsizetype offset) const;
    /// The offset of the first byte from @p offset that is not a blank, line end or comment.
    [[nodiscard]] qsizetype skipGap(qsizetype offset) const;
    /// The offset of the first byte from @p offset that is not a blank or tab.
    [[nodiscard]] qsizetype skipBlanks(qsizetype offset) const;

private:
    QByteArrayView m_bytes;
    qsizetype m_first = 0;
};

} // namespace baton::edit
