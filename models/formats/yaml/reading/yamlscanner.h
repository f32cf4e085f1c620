// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"
#include "models/values/byterange.h"

#include <QByteArrayView>

#include <algorithm>

namespace baton {

/// Finds the ends of the pieces of a YAML text, which yaml-cpp does not report. All functions are
/// pure, work with offsets and accept any text.
class YamlScanner
{
public:
    explicit YamlScanner(QByteArrayView bytes);

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    /// The offset behind the BOM.
    [[nodiscard]] qsizetype begin() const { return m_begin; }
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    /// The byte at @p at, or NUL behind the end.
    [[nodiscard]] char at(qsizetype at) const { return at < size() ? m_bytes[at] : '\0'; }
    [[nodiscard]] bool isBlankOrEnd(qsizetype at) const;
    /// True if @p range contains only blanks and line ends.
    [[nodiscard]] bool isBlank(ByteRange range) const;
    [[nodiscard]] bool isAtLineStart(qsizetype at) const;

    [[nodiscard]] qsizetype lineStart(qsizetype at) const;
    /// The first line end at or after @p at, or the end of the text.
    [[nodiscard]] qsizetype lineEnd(qsizetype at) const;
    /// The offset behind the line end at or after @p at.
    [[nodiscard]] qsizetype nextLine(qsizetype at) const;
    /// The number of code points between the start of the line and @p at.
    [[nodiscard]] int columnOf(qsizetype at) const;

    /// The offset behind blanks, line ends and comments; with @p skipCommas also behind commas.
    [[nodiscard]] qsizetype skipSpace(qsizetype at, bool skipCommas = false) const;
    /// The end of the anchor and tag at @p at, in any order; @p at if there are none.
    [[nodiscard]] qsizetype propertiesEnd(qsizetype at) const;
    [[nodiscard]] qsizetype aliasEnd(qsizetype at) const
    {
        return wordEnd(std::min(at + 1, size()));
    }
    /// The offset behind the closing quote; -1 if there is none.
    [[nodiscard]] qsizetype quotedEnd(qsizetype at) const;
    /// The end of the plain scalar at @p at that was parsed as @p text; -1 if it does not match.
    [[nodiscard]] qsizetype plainEnd(qsizetype at, QByteArrayView text) const;
    /// True if "null" or "~" is at @p at.
    [[nodiscard]] bool isNullLiteral(qsizetype at) const;
    /// True if "---" or "..." (@p mark is '-' or '.') is at the line start @p at.
    [[nodiscard]] bool isDocumentMark(qsizetype at, char mark) const;

private:
    [[nodiscard]] qsizetype wordEnd(qsizetype at) const;

    QByteArrayView m_bytes;
    qsizetype m_begin;
};

} // namespace baton
