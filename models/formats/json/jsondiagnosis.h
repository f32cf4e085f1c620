// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/lineindex.h"
#include "models/text/parselimits.h"
#include "models/text/syntaxissue.h"

#include <QCoreApplication>

namespace baton {

/// The reason why the parser stops reading a JSON text.
enum class JsonReason {
    Unknown = 1 << 0,
    TooDeep = 1 << 1,
    End = 1 << 2,   ///< the text ends inside a value
    Comma = 1 << 3, ///< a missing comma
    ExtraComma = 1 << 4,
    Colon = 1 << 5,
    Key = 1 << 6,
    Value = 1 << 7,
    SingleQuote = 1 << 8,
    StringEnd = 1 << 9, ///< a control character or line end inside a string
    Escape = 1 << 10,
    LeadingZero = 1 << 11,
    Comment = 1 << 12,
    Behind = 1 << 13, ///< text after the value
};
Q_DECLARE_FLAGS(JsonReasons, JsonReason)
Q_DECLARE_OPERATORS_FOR_FLAGS(JsonReasons)

struct JsonFault
{
    JsonReason reason = JsonReason::Unknown;
    qsizetype offset = 0;
    qsizetype openBracket = -1; ///< offset of the innermost open bracket; -1 if none
};

/// A JSON text with the place where the parser stopped, and the issue to report.
class JsonDiagnosis
{
    Q_DECLARE_TR_FUNCTIONS(baton::JsonDiagnosis)

public:
    JsonDiagnosis(const QByteArray &text, const JsonFault &found, const ParseLimits &parseLimits);

    /// Reports @p message, whose %1 is the line of @p range and whose %2, %3 … are @p texts.
    /// Returns true.
    template <typename... Texts>
    bool report(const QString &message, ByteRange range, const Texts &...texts)
    {
        const int line = lines.positionOf(range.begin).line;
        return reportText(message.arg(QString::number(line), texts...), range);
    }
    /// Sets @p edits as the fix. Returns true.
    bool offerFix(const QString &title, const TextEdits &edits);
    /// Sets @p edits as the fix if the parser gets farther with them; else calls rewrite(). Returns
    /// true.
    bool offer(const QString &title, const TextEdits &edits);
    /// Offers to rewrite syntax of other languages as JSON if the parser then gets farther. Returns
    /// true.
    bool rewrite();
    [[nodiscard]] bool improves(const TextEdits &edits) const;

    /// True if @p expected begins at the fault.
    [[nodiscard]] bool isAt(QByteArrayView expected) const;
    [[nodiscard]] QString text(ByteRange range) const;
    /// The range from @p offset to the end of its line, without blanks at its ends.
    [[nodiscard]] ByteRange restOfLine(qsizetype offset) const;
    [[nodiscard]] ByteRange restOfLine() const { return restOfLine(at); }
    /// The word at @p offset; it extends to the next blank, comma, colon, quote or bracket on both
    /// sides.
    [[nodiscard]] ByteRange wordAt(qsizetype offset) const;

    static constexpr qsizetype largestFixable =
        4 * 1024 * 1024; ///< longer texts get no fix, because it takes too long

    const QByteArray &bytes;
    const JsonFault fault;
    const ParseLimits &limits;
    const LineIndex lines;
    qsizetype at; ///< offset of the error, or of the text after the document
    SyntaxIssue issue;

private:
    bool reportText(const QString &message, ByteRange range);
    [[nodiscard]] bool isBlank(qsizetype offset) const;
};

} // namespace baton
