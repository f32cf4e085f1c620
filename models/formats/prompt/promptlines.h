// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

/// One line of a prompt. Headings are in capitals, or those of the protocol in any letter case.
struct PromptLine
{
    qsizetype begin = 0;
    qsizetype end = 0;     ///< end of the text, without trailing blanks and line end
    qsizetype next = 0;    ///< begin of the next line
    qsizetype text = 0;    ///< offset of the first character that is not a blank
    bool isFenced = false; ///< line of a fenced code block, which has no headings
    ByteRange heading =
        {}; ///< range of the heading: "Context Files" in "Context Files:", "## Context Files (two)"
            ///< or "**Context Files:**"; empty if the line is none
    QString name =
        {}; ///< name of the heading in the spelling of its protocol, such as "CONTEXT FILES"
    ByteRange remark = {}; ///< range of the heading's remark, which is neither name nor text:
                           ///< "(two)" or, above the text, "— what you are"
    qsizetype rest = 0;    ///< offset behind the heading's mark, where text may begin
    bool hasColon =
        false; ///< the heading ends with a colon or dash, so text may follow on the line
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

/// All lines of @p bytes behind a byte order mark. The headings @p known, given in capitals, match
/// in any letter case and with words behind them, unless they also occur in capitals.
[[nodiscard]] std::vector<PromptLine> promptLines(const QByteArray &bytes,
                                                  const QStringList &known);
/// The range of the placeholder at the end of a prompt: a fenced block, or words in backticks on
/// the last line.
[[nodiscard]] ByteRange promptLeftOpen(const QByteArray &bytes,
                                       const std::vector<PromptLine> &lines);
/// The text between the name of the heading @p line and its text, as a pattern for new headings.
[[nodiscard]] QByteArray promptMarkBehind(const QByteArray &bytes, const PromptLine &line);
/// True if @p bytes contains three of the headings @p known in capitals, or four in any letter case
/// with at least one of several words. Other texts may have a goal and constraints as well.
[[nodiscard]] bool hasPromptHeadings(const QByteArray &bytes, const QStringList &known);
/// The list mark of @p line; nullopt if it has none, is blank, or is in a fenced block.
[[nodiscard]] std::optional<PromptMark> promptMark(const QByteArray &bytes, const PromptLine &line);

/// The range of the path at the start of an item in a list of files ("src/a.py: content"), with its
/// backticks; empty if there is none.
[[nodiscard]] ByteRange promptPath(const QByteArray &bytes, ByteRange item);

} // namespace baton
