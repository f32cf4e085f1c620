// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonforeignsyntax.h"
#include "models/formats/json/jsonintent.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Of texts that do not stand in one pair of double quotes.
class JsonTextHinter
{
    Q_DECLARE_TR_FUNCTIONS(baton::JsonHint)

public:
    JsonTextHinter(const QByteArray &bytes, qsizetype offset)
        : m_bytes(bytes)
        , m_offset(offset)
    {
    }

    /// The fault is at what follows a text.
    [[nodiscard]] std::optional<JsonHint> behindText() const
    {
        const bool isBehindText = m_offset > 0 && m_bytes[m_offset - 1] == '"';
        if (isBehindText && at('"')) {
            return tripleQuotes();
        }
        const qsizetype quote = lastBefore('"');
        if (quote < 0
            || !QByteArrayView(m_bytes)
                    .sliced(quote + 1, m_offset - quote - 1)
                    .trimmed()
                    .isEmpty()) {
            return std::nullopt;
        }
        if (at('+')) {
            return JsonHint{
                tr("Line %1 does not parse: JSON does not join texts with +. Write them "
                   "as one text."),
                {m_offset, m_offset + 1}};
        }
        return isBehindText && m_offset < m_bytes.size() && !at('"')
            ? std::optional(JsonHint{tr("Line %1 does not parse: the text ends at the quote before "
                                        "this place. Write a quote inside of a text as \\\"."),
                                     {quote, m_offset + 1}})
            : std::nullopt;
    }

    /// Words without quotes, or in those of another language.
    [[nodiscard]] std::optional<JsonHint> bareText() const
    {
        static const QRegularExpression prefix(u"^(?:f|r|b|u|rb|br|fr|rf)$"_s);
        const ByteRange token = jsonTokenAt(m_bytes, m_offset);
        qsizetype end = token.end;
        while (end < m_bytes.size() && !QByteArrayView(",}]\r\n\"").contains(m_bytes[end])) {
            ++end;
        }
        const bool isQuoteNext = end < m_bytes.size() && m_bytes[end] == '"';
        const QString first = QString::fromUtf8(m_bytes.sliced(token.begin, token.length()));
        if (isQuoteNext && prefix.match(first).hasMatch()) {
            return JsonHint{tr("Line %1 does not parse: %2 stands before a text. Remove it.")
                                .arg(u"%1"_s, first),
                            token,
                            tr("Remove %1").arg(first),
                            {{token.begin, token.length(), {}}}};
        }
        const QString text =
            QString::fromUtf8(m_bytes.sliced(token.begin, end - token.begin)).trimmed();
        if (isQuoteNext || text.isEmpty() || text.front() == u'\'' || text.front() == u'#'
            || text.front() == u'/' || text.contains(u'\\')) {
            return std::nullopt;
        }
        const ByteRange range{token.begin, token.begin + text.toUtf8().size()};
        if (const QByteArray json = jsonWord(text.toLatin1()); !json.isEmpty()) {
            return JsonHint{tr("Line %1 does not parse: JSON writes %2 for %3.")
                                .arg(u"%1"_s, QString::fromLatin1(json), text),
                            range};
        }
        return isBroken(text) ? std::nullopt : quoted(text, range);
    }

private:
    [[nodiscard]] bool at(char c) const
    {
        return m_offset < m_bytes.size() && m_bytes[m_offset] == c;
    }

    [[nodiscard]] std::optional<JsonHint> tripleQuotes() const
    {
        if (m_offset < 2 || m_bytes[m_offset - 2] != '"') {
            return std::nullopt;
        }
        const qsizetype begin = m_offset - 2;
        const qsizetype end = m_bytes.indexOf("\"\"\"", m_offset + 1);
        JsonHint hint{
            tr("Line %1 does not parse: a text stands in one pair of quotes, not in three. "
               "Write \" around it, and its line ends as \\n."),
            {begin, m_offset + 1}};
        const QByteArray inner = end < 0 ? "\n" : m_bytes.sliced(m_offset + 1, end - m_offset - 1);
        if (!inner.contains('\n') && !inner.contains('"')) {
            hint.fixTitle = tr("Use double quotes");
            hint.fix = {{begin, 3, "\""}, {end, 3, "\""}};
        }
        return hint;
    }

    /// "tru" and "nul": what is meant is no text.
    static bool isBroken(const QString &text)
    {
        const QStringList words{u"true"_s, u"false"_s, u"null"_s};
        return text.size() > 1 && std::ranges::any_of(words, [&text](const QString &word) {
                   return word.startsWith(text);
               });
    }

    [[nodiscard]] std::optional<JsonHint> quoted(QString text, ByteRange range) const
    {
        static const QRegularExpression around(
            u"^(?:`(.*)`|«\\s?(.*?)\\s?»|»\\s?(.*?)\\s?«|‚(.*)[‘’]|‘(.*)’)$"_s);
        const bool isWord = !text.contains(u' ');
        bool isInQuotes = false;
        if (const QRegularExpressionMatch match = around.match(text); match.hasMatch()) {
            text = match.captured(match.lastCapturedIndex());
            isInQuotes = true;
        }
        if (text.contains(u'"') || text.contains(u':')
            || (!isInQuotes && !text.front().isLetterOrNumber()
                && !QStringView(u"“„").contains(text.front()))) {
            return std::nullopt;
        }
        if (!text.isEmpty() && QStringView(u"“”„‟").contains(text.front())) {
            const QString inner = text.mid(1, text.size() - 2);
            return JsonHint{
                tr("Line %1 does not parse: a text must stand in double quotes. Write %2.")
                    .arg(u"%1"_s, u'"' + inner + u'"'),
                range}; // the fix that follows writes all of them so
        }
        const QByteArray json = '"' + text.toUtf8() + '"';
        JsonHint hint{tr("Line %1 does not parse: a text must stand in double quotes. Write %2.")
                          .arg(u"%1"_s, QString::fromUtf8(json)),
                      range,
                      tr("Use double quotes"),
                      {{range.begin, range.length(), json}}};
        hint.isOffered = !isWord && !isInQuotes;
        return hint;
    }

    [[nodiscard]] qsizetype lastBefore(char c) const
    {
        return m_offset > 0 ? m_bytes.lastIndexOf(c, m_offset - 1) : -1;
    }

    const QByteArray &m_bytes;
    qsizetype m_offset;
};

} // namespace

std::optional<JsonHint> jsonTextIntent(const QByteArray &bytes, JsonMistake mistake,
                                       qsizetype offset)
{
    const JsonTextHinter hinter(bytes, offset);
    return mistake == JsonMistake::Comma ? hinter.behindText() : hinter.bareText();
}

} // namespace baton
