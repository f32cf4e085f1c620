// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

/// One line of a prompt: text with headings in capitals, or those of its protocol in any letter
/// case.
struct PromptLine
{
    qsizetype begin = 0;
    qsizetype end = 0;      ///< end of the text, without trailing blanks and line end
    qsizetype next = 0;     ///< begin of the next line
    qsizetype text = 0;     ///< offset of the first character that is not a blank
    bool isFenced = false;  ///< line of a fenced code block, which has no headings
    ByteRange heading = {}; ///< "Context Files" of "Context Files:", "## Context Files (two)" or
                            ///< "**Context Files:**"; empty in any other line
    QString name = {};      ///< name of the heading as its protocol spells it: "CONTEXT FILES"
    ByteRange remark = {};  ///< of a heading: "(two)" or, above its text, "— what you are"; that is
                            ///< neither its name nor its text
    qsizetype rest = 0;     ///< offset after the heading's mark, where text may begin
    bool hasColon =
        false; ///< the heading ends with a colon or dash: text may follow on the same line
    bool isComment = false; ///< the heading may be a comment instead

    [[nodiscard]] bool isBlank() const { return text == end; }
    [[nodiscard]] qsizetype indent() const { return text - begin; }
};

/// The mark of a list item at the start of a line: "- " or "12. ".
struct PromptMark
{
    qsizetype begin = 0;
    qsizetype text = 0; ///< offset of the item's text
    bool isNumber = false;
};

/// All lines of @p bytes after a byte order mark. The headings @p known, in capitals, are found in
/// any letter case and with words after them, unless they occur as they are spelt.
[[nodiscard]] std::vector<PromptLine> promptLines(const QByteArray &bytes,
                                                  const QStringList &known);
/// The range that a prompt leaves open at its end: a fenced block, or words in backticks on its
/// last line.
[[nodiscard]] ByteRange promptLeftOpen(const QByteArray &bytes,
                                       const std::vector<PromptLine> &lines);
/// The text between the name of the heading @p line and its text, for another heading like it.
[[nodiscard]] QByteArray promptMarkBehind(const QByteArray &bytes, const PromptLine &line);
/// True if three of the headings @p known are in @p bytes as they are spelt, or four in any letter
/// case, one of them of several words: other texts have a goal and constraints, too.
[[nodiscard]] bool hasPromptHeadings(const QByteArray &bytes, const QStringList &known);
/// Nothing if @p line has no mark, is blank, or is within a fence.
[[nodiscard]] std::optional<PromptMark> promptMark(const QByteArray &bytes, const PromptLine &line);

/// The path at the start of an item of a list of files ("src/a.py: content"), with its backticks;
/// empty when it begins with none.
[[nodiscard]] ByteRange promptPath(const QByteArray &bytes, ByteRange item);

} // namespace baton
