// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton::edit {

/// The lines of a text as positions in its bytes. LF and CRLF end a line; a byte order mark is no
/// part of the first.
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
    /// The end of the line before; the line's own begin when it is the first.
    [[nodiscard]] qsizetype previousEnd(qsizetype offset) const;
    [[nodiscard]] bool isFirst(qsizetype offset) const { return begin(offset) == m_first; }
    [[nodiscard]] bool isLast(qsizetype offset) const { return next(offset) == end(offset); }

    /// The line end of the line that holds @p offset, or of the first line when it has none.
    [[nodiscard]] QByteArray newlineAt(qsizetype offset) const;

    [[nodiscard]] int column(qsizetype offset) const; ///< column in characters, from 0
    /// The indentation that puts another line at the column of @p offset: the tabs and blanks
    /// before it as they are, a blank for each other character.
    [[nodiscard]] QByteArray alignment(qsizetype offset) const;
    /// The blanks and tabs that the line of @p offset begins with.
    [[nodiscard]] QByteArray indentation(qsizetype offset) const;
    /// True when nothing but blanks stands before @p offset on its line.
    [[nodiscard]] bool isFirstOnLine(qsizetype offset) const;
    [[nodiscard]] bool isBlank(qsizetype offset) const;
    /// The column of the "#" when the line holds nothing but a comment, else -1.
    [[nodiscard]] int commentColumn(qsizetype offset) const;
    /// The first byte from @p offset that is neither blank, line end nor comment.
    [[nodiscard]] qsizetype skipGap(qsizetype offset) const;
    /// The first byte from @p offset that is neither blank nor tab.
    [[nodiscard]] qsizetype skipBlanks(qsizetype offset) const;

private:
    QByteArrayView m_bytes;
    qsizetype m_first = 0;
};

} // namespace baton::edit
