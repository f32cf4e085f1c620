// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsondiagnosis.h"

#include "models/formats/json/jsoncompletion.h"
#include "models/formats/json/jsonintent.h"
#include "models/formats/json/jsonrecovery.h"
#include "models/text/fencemessages.h"
#include "models/text/lineindex.h"
#include "models/text/truncation.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// One issue in the making.
class JsonDiagnosis
{
    Q_DECLARE_TR_FUNCTIONS(baton::JsonDiagnosis)

public:
    JsonDiagnosis(const QByteArray &bytes, qsizetype offset, qsizetype open, int firstLine)
        : m_bytes(bytes)
        , m_lines(bytes, firstLine)
        , m_offset(std::min(offset, bytes.size()))
        , m_open(open)
    {
        m_issue.rule = u"json.syntax"_s;
    }

    SyntaxIssue issue(JsonMistake mistake, const ParseLimits &limits)
    {
        const int line = m_lines.positionOf(m_offset).line;
        if (std::optional<SyntaxIssue> fence = fenceAround(m_bytes, m_lines, line, m_issue.rule)) {
            return *std::move(fence);
        }
        if (isCutOff(mistake, limits.depth) || wordsBefore(limits.depth)) {
            return m_issue;
        }
        while (mistake == JsonMistake::Behind && m_offset < m_bytes.size() && isBlank(m_offset)) {
            ++m_offset; // what follows may stand some lines below
        }
        if (hint(mistake, limits.depth)) {
            return m_issue;
        }
        tell(mistake, limits.depth);
        m_issue.actual =
            QString::fromUtf8(m_bytes.sliced(m_issue.range.begin, m_issue.range.length()));
        if (mistake != JsonMistake::TooDeep && m_issue.fix.empty()) {
            offerJson(mistake, limits.depth);
        }
        return m_issue;
    }

private:
    /// The text ends before what it began, and nothing else is wrong with it.
    bool isCutOff(JsonMistake mistake, int depth)
    {
        const JsonCompletion ending = jsonCompletion(m_bytes);
        if (mistake == JsonMistake::TooDeep || ending.open < 0 || ending.isForgotten) {
            return false;
        }
        const std::optional<QByteArray> closed = closedJson(m_bytes, ending, depth);
        if (!closed) {
            return false;
        }
        markTruncated(m_issue, m_lines, ending.open, endOfContent(m_bytes));
        m_issue.actual = QString::fromUtf8(m_bytes.mid(ending.open, 60));
        if (!closed->isEmpty()) {
            offer(tr("Close it here"), {endOfContent(m_bytes), 0, *closed});
            m_issue.isFixOffered = true;
        }
        return true;
    }

    /// Words that somebody wrote before the JSON.
    bool wordsBefore(int depth)
    {
        const qsizetype start = startBehindWords(m_bytes, depth);
        if (start <= m_offset) {
            return false;
        }
        say(tr("Line %1 does not parse: words stand before the JSON, which begins on line %2. "
               "Remove them."),
            restOfLine());
        m_issue.message = m_issue.message.arg(m_lines.positionOf(start).line);
        offer(tr("Remove the words"), {0, start, {}});
        m_issue.isFixOffered = true;
        m_issue.actual =
            QString::fromUtf8(m_bytes.mid(m_issue.range.begin, m_issue.range.length()));
        return true;
    }

    void tell(JsonMistake mistake, int depth)
    {
        switch (mistake) {
        case JsonMistake::TooDeep:
            m_issue.rule = u"text.too-deep"_s;
            say(tr("Line %1 nests values more than %2 levels deep, which is not read. Flatten the "
                   "document."),
                {m_offset, m_offset});
            m_issue.message = m_issue.message.arg(depth);
            break;
        case JsonMistake::End:
            end();
            break;
        case JsonMistake::ExtraComma:
            extraComma();
            break;
        case JsonMistake::StringEnd:
            stringEnd();
            break;
        case JsonMistake::Comma:
            missing(
                tr("Line %1 does not parse: a comma or a closing bracket is missing. Insert it."),
                u","_s);
            break;
        case JsonMistake::Colon:
            missing(tr("Line %1 does not parse: a colon is missing after the key. Insert it."),
                    u":"_s);
            offer(tr("Insert colon"), {m_issue.range.begin, 0, ": "});
            break;
        case JsonMistake::Escape:
            escape();
            break;
        default:
            say(sentence(mistake), restOfLine());
        }
    }

    /// Says what is meant, where that is known.
    bool hint(JsonMistake mistake, int depth)
    {
        const std::optional<JsonHint> found = jsonIntent(m_bytes, mistake, m_offset);
        if (!found) {
            return false;
        }
        say(found->message, found->range);
        m_issue.actual =
            QString::fromUtf8(m_bytes.sliced(found->range.begin, found->range.length()));
        m_issue.isFixOffered = found->isOffered;
        if (JsonRecovery(m_bytes, m_offset, m_open, depth).helps(found->fix)) {
            m_issue.fixTitle = found->fixTitle;
            m_issue.fix = found->fix;
        } else {
            offerJson(mistake, depth);
        }
        return true;
    }

    /// What other languages allow is written as JSON does, where it is read farther then.
    void offerJson(JsonMistake mistake, int depth)
    {
        const JsonRecovery mending(m_bytes, m_offset, m_open, depth);
        const std::optional<JsonFix> fix = mending.fixOf(mistake);
        if (!fix) {
            return;
        }
        if (!fix->comment.isEmpty()) {
            m_issue.rule = u"json.comment"_s;
            say(sentence(JsonMistake::Comment), fix->comment);
        }
        m_issue.fixTitle = fix->title;
        m_issue.fix = fix->edits;
    }

    static QString sentence(JsonMistake mistake)
    {
        switch (mistake) {
        case JsonMistake::Key:
            return tr("Line %1 does not parse: a key must be a text in double quotes. Put it in "
                      "quotes, or remove a comma before it.");
        case JsonMistake::Value:
            return tr("Line %1 does not parse: this is no JSON value. Write a number, true, false, "
                      "null, or a text in double quotes.");
        case JsonMistake::SingleQuote:
            return tr("Line %1 does not parse: a text is in single quotes. Use double quotes.");
        case JsonMistake::Escape:
            return tr(
                "Line %1 does not parse: a backslash is followed by what is no escape. Double "
                "the backslash.");
        case JsonMistake::LeadingZero:
            return tr("Line %1 does not parse: a number starts with 0. Remove the zero, or put the "
                      "value in quotes.");
        case JsonMistake::Comment:
            return tr("Line %1 does not parse: JSON has no comments. Remove it.");
        case JsonMistake::Behind:
            return tr("Line %1 does not parse: text follows the end of the document. Remove it.");
        default:
            return tr("Line %1 does not parse. Check its commas, colons, quotes and brackets.");
        }
    }

    void say(const QString &message, ByteRange range)
    {
        m_issue.range = range;
        m_issue.message = message.arg(m_lines.positionOf(range.begin).line);
    }

    void missing(const QString &message, const QString &what)
    {
        say(message, restOfLine());
        m_issue.expected = what;
    }

    void offer(const QString &title, const TextEdit &edit)
    {
        m_issue.fixTitle = title;
        m_issue.fix = {edit};
    }

    /// From the fault to the end of its line, without blanks around.
    [[nodiscard]] ByteRange restOfLine() const
    {
        const ByteRange line = m_lines.lineRange(m_lines.positionOf(m_offset).line);
        ByteRange range{m_offset, std::max(m_offset, line.end)};
        while (!range.isEmpty() && isBlank(range.begin)) {
            ++range.begin;
        }
        while (!range.isEmpty() && isBlank(range.end - 1)) {
            --range.end;
        }
        return range.isEmpty() && m_offset > line.begin ? ByteRange{m_offset - 1, m_offset} : range;
    }

    [[nodiscard]] bool isBlank(qsizetype at) const
    {
        return QByteArrayView(" \t\r\n").contains(m_bytes[at]);
    }

    void end()
    {
        if (m_open < 0) {
            say(tr("Line %1 does not parse: the file holds no JSON value. Write one, for example "
                   "{}."),
                {m_bytes.size(), m_bytes.size()});
            return;
        }
        const QString bracket(QLatin1Char{m_bytes[m_open]});
        m_issue.expected = bracket == u'[' ? u"]"_s : u"}"_s;
        const QString message =
            tr("Line %1 does not parse: the %2 that opens here is not closed. Add "
               "%3 at its end.");
        say(message, {m_open, m_open + 1});
        m_issue.message = m_issue.message.arg(bracket, m_issue.expected);
    }

    void extraComma()
    {
        const qsizetype comma = m_bytes.lastIndexOf(',', std::max<qsizetype>(m_offset - 1, 0));
        say(tr("Line %1 does not parse: a comma is followed by no value. Remove it."),
            {std::max<qsizetype>(comma, 0), comma + 1});
        if (comma >= 0) {
            offer(tr("Remove comma"), {comma, 1, {}});
        }
    }

    /// The escape stands before the fault.
    void escape()
    {
        constexpr qsizetype length = 6; // \u and four digits
        const qsizetype at = m_bytes.lastIndexOf("\\u", m_offset);
        bool isNumber = false;
        const uint code = at < 0 ? 0 : m_bytes.mid(at + 2, 4).toUInt(&isNumber, 16);
        if (!isNumber || m_offset - at > 2 * length || !QChar::isSurrogate(code)) {
            say(sentence(JsonMistake::Escape), restOfLine());
            return;
        }
        say(tr("Line %1 does not parse: %2 is half of a character. Write both halves, or the "
               "character itself."),
            {at, at + length});
        m_issue.message = m_issue.message.arg(QLatin1StringView(m_bytes.sliced(at, length)));
    }

    /// The quote that opens the text is the last one before the fault.
    void stringEnd()
    {
        const qsizetype quote = m_bytes.lastIndexOf('"', std::max<qsizetype>(m_offset - 1, 0));
        const qsizetype begin = quote < 0 ? m_offset : quote;
        const ByteRange line = m_lines.lineRange(m_lines.positionOf(begin).line);
        const bool isWholeLine = m_offset > line.end;
        say(isWholeLine
                ? tr("Line %1 does not parse: the quote that opens here is not closed on its "
                     "line. Close it, and write line ends as \\n.")
                : tr("Line %1 does not parse: a text holds a control character. Write it as "
                     "an escape, for example \\t for a tab."),
            {begin, std::max(begin, line.end)});
    }

    const QByteArray &m_bytes;
    LineIndex m_lines;
    qsizetype m_offset;
    qsizetype m_open;
    SyntaxIssue m_issue;
};

} // namespace

SyntaxIssue jsonIssue(const QByteArray &bytes, JsonMistake mistake, qsizetype offset,
                      qsizetype open, const ParseLimits &limits)
{
    return JsonDiagnosis(bytes, offset, open, limits.firstLine).issue(mistake, limits);
}

} // namespace baton
