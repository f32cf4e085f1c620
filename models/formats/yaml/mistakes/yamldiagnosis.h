// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"
#include "models/text/lineindex.h"
#include "models/text/syntaxissue.h"

#include <QCoreApplication>

#include <vector>

namespace baton {

/// The kinds of error messages of libfyaml and yaml-cpp.
enum class YamlReason {
    Unknown = 1 << 0,
    TooDeep = 1 << 1,
    Tab = 1 << 2,
    OpenQuote = 1 << 3,
    BehindQuote = 1 << 4,
    ReservedStart = 1 << 5,
    SecondColon = 1 << 6,
    Indentation = 1 << 7,
    ListOnKeyLine = 1 << 8,
    ListItem = 1 << 9,
    Key = 1 << 10,
    Colon = 1 << 11,
    OpenBracket = 1 << 12,
    Comma = 1 << 13,
    ExtraComma = 1 << 14,
    ClosingBracket = 1 << 15,
    Anchor = 1 << 16,
    BlockHeader = 1 << 17,
    Escape = 1 << 18,
    DocumentEnd = 1 << 19,
};
Q_DECLARE_FLAGS(YamlReasons, YamlReason)
Q_DECLARE_OPERATORS_FOR_FLAGS(YamlReasons)

/// A YAML text with the place where the parser stopped, and the issue to report. The range of the
/// issue covers the words concerned; text from its start on is not parsed.
class YamlDiagnosis
{
    Q_DECLARE_TR_FUNCTIONS(baton::YamlDiagnosis)

public:
    /// @p seen are the events that were read before @p found.
    YamlDiagnosis(const QByteArray &text, const YamlFault &found,
                  const std::vector<YamlEvent> &seen, const ParseLimits &parseLimits);

    /// Drops the message and returns to the line of the fault.
    void reset();
    void setLine(int number);

    /// Reports @p message, whose %1 is the line and whose %2, %3 … are @p texts. Returns true.
    template <typename... Texts>
    bool report(const QString &message, ByteRange range, const Texts &...texts)
    {
        return reportText(message.arg(QString::number(line), texts...), range);
    }
    /// Sets @p edits as the fix if the parser gets farther with them. Returns true.
    bool offer(const QString &title, const TextEdits &edits);
    /// Offers to put @p value in quotes, preferably those that need no escape. Returns true.
    bool offerQuotes(ByteRange value);
    [[nodiscard]] bool improves(const TextEdits &edits) const;
    /// True if the parser gets beyond @p end after @p edits. @p end is an offset in the text before
    /// them.
    [[nodiscard]] bool isReadBeyond(qsizetype end, const TextEdits &edits) const;
    [[nodiscard]] bool isReadWith(const TextEdits &edits) const;

    /// The range of line @p number without blanks at its ends.
    [[nodiscard]] ByteRange wordsOf(int number) const;
    [[nodiscard]] ByteRange withoutComment(ByteRange range) const;
    /// The value after the first ": " in @p range, without a comment.
    [[nodiscard]] ByteRange valueOf(ByteRange range) const;
    [[nodiscard]] QByteArrayView view(ByteRange range) const;
    [[nodiscard]] QString text(ByteRange range) const;
    [[nodiscard]] int indentationOf(int number) const;
    /// The nearest line from @p number on, in the direction @p step, that has words other than a
    /// comment; @p number if there is none.
    [[nodiscard]] int lineOfWords(int number, int step) const;
    /// True if the next line with words starts a separate entry, so that a value ends on line @p
    /// number.
    [[nodiscard]] bool isLastOfEntry(int number) const;
    /// The innermost bracket that is open at the fault, or -1.
    [[nodiscard]] qsizetype openBracket() const;
    /// The closing brackets for all open ones, innermost first.
    [[nodiscard]] QByteArray closingBrackets() const;
    /// The quote behind the last event that is never closed, or -1.
    [[nodiscard]] qsizetype openQuote() const;

    const QByteArray &bytes;
    const YamlFault &fault;
    const std::vector<YamlEvent> &events;
    const ParseLimits &limits;
    const YamlReason reason;
    const LineIndex lines;
    int line = 1;
    ByteRange words; ///< range of the line's text
    qsizetype at;    ///< offset of the error, within words
    SyntaxIssue issue;

private:
    bool reportText(const QString &message, ByteRange range);
    [[nodiscard]] std::vector<qsizetype> openBrackets() const;
};

} // namespace baton
