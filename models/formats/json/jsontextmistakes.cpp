// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Texts that are not in one pair of double quotes.
#include "models/formats/json/jsonforeignsyntax.h"
#include "models/formats/json/jsonmistakes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Recognises triple quotes: """text""".
bool tripleQuotes(JsonDiagnosis &json)
{
    if (json.at < 2 || json.bytes.mid(json.at - 2, 3) != "\"\"\"") {
        return false;
    }
    const qsizetype begin = json.at - 2;
    const qsizetype end = json.bytes.indexOf("\"\"\"", json.at + 1);
    const QByteArray inner = end < 0 ? "\n" : json.bytes.sliced(json.at + 1, end - json.at - 1);
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a text is written in one pair of quotes, not in "
                          "three. Write \" around it, and its line ends as \\n."),
        {begin, json.at + 1});
    const bool isOneLine = !inner.contains('\n') && !inner.contains('"');
    return isOneLine
        ? json.offer(JsonDiagnosis::tr("Use double quotes"), {{begin, 3, "\""}, {end, 3, "\""}})
        : json.rewrite();
}

/// The last quote before the fault if only blanks follow it; else -1.
qsizetype quoteBefore(const JsonDiagnosis &json)
{
    const QByteArray before = json.bytes.first(json.at).trimmed();
    return json.at < json.bytes.size() && before.endsWith('"')
        ? json.bytes.lastIndexOf('"', json.at - 1)
        : -1;
}

bool joinedTexts(JsonDiagnosis &json)
{
    return quoteBefore(json) >= 0 && json.isAt("+")
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: JSON does not join texts with +. "
                                         "Write them as one text."),
                       {json.at, json.at + 1})
        && json.rewrite();
}

bool quoteInText(JsonDiagnosis &json)
{
    const qsizetype quote = quoteBefore(json);
    return quote >= 0 && quote == json.at - 1 && !json.isAt("\"")
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: the text ends at the quote before "
                              "this place. Write a quote inside of a text as \\\"."),
            {quote, json.at + 1})
        && json.rewrite();
}

/// The text at the fault, from the begin of its first word to the next JSON token.
ByteRange bareText(const JsonDiagnosis &json)
{
    const ByteRange word = json.wordAt(json.at);
    if (json.at >= json.bytes.size() || QByteArrayView(",}](").contains(json.bytes[json.at])) {
        return {word.begin, word.begin};
    }
    qsizetype end = word.end;
    while (end < json.bytes.size() && !QByteArrayView(",}]\r\n\"").contains(json.bytes[end])) {
        ++end;
    }
    return {word.begin, end};
}

/// Recognises string prefixes, as in f"text".
bool prefixedText(JsonDiagnosis &json)
{
    static const QRegularExpression prefix(u"^(?:f|r|b|u|rb|br|fr|rf)$"_s);
    const ByteRange word = json.wordAt(json.at);
    const QString name = json.text(word);
    return prefix.match(name).hasMatch()
        && QByteArrayView(json.bytes).sliced(bareText(json).end).startsWith('"')
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: %2 is before a text. Remove it."),
                       word, name)
        && json.offer(JsonDiagnosis::tr("Remove %1").arg(name), {{word.begin, word.length(), {}}});
}

/// The unquoted text at the fault, without trailing blanks; empty if it is something else.
ByteRange bareWords(const JsonDiagnosis &json)
{
    const ByteRange range = bareText(json);
    const QString text = json.text(range).trimmed();
    const bool isQuoteNext = QByteArrayView(json.bytes).sliced(range.end).startsWith('"');
    const bool isOther = isQuoteNext || text.isEmpty() || text.contains(u'\\')
        || QStringView(u"'#/").contains(text.front());
    return {range.begin, isOther ? range.begin : range.begin + text.toUtf8().size()};
}

/// Recognises None, True and False.
bool foreignWord(JsonDiagnosis &json)
{
    const ByteRange range = bareWords(json);
    const QString text = json.text(range);
    const QByteArray word = jsonWord(text.toLatin1());
    return !word.isEmpty()
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: JSON writes %2 for %3."), range,
                       QString::fromLatin1(word), text)
        && json.rewrite();
}

bool typographicQuotesOfJson(JsonDiagnosis &json)
{
    static const QRegularExpression quoted(uR"(^[“„”‟][^“„”‟]*[“„”‟])"_s);
    const QString text = quoted.match(json.text(json.restOfLine())).captured();
    return !text.isEmpty()
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: the quotes around %2 are "
                                         "typographic, and JSON knows straight ones only. Write "
                                         "those."),
                       {json.at, json.at + text.toUtf8().size()}, text)
        && json.rewrite(); // the rewrite replaces all of them
}

bool textWithoutDoubleQuotes(JsonDiagnosis &json)
{
    static const QRegularExpression around(
        u"^(?:`(.*)`|«\\s?(.*?)\\s?»|»\\s?(.*?)\\s?«|‚(.*)[‘’]|‘(.*)’)$"_s);
    static const QRegularExpression brokenWord(u"^(?:tru?|true|fal?|fals|false|nul?|null)$"_s);
    const ByteRange range = bareWords(json);
    const QString written = json.text(range);
    const QRegularExpressionMatch quoted = around.match(written);
    QString text = quoted.hasMatch() ? quoted.captured(quoted.lastCapturedIndex()) : written;
    const bool isText = quoted.hasMatch() || (!text.isEmpty() && text.front().isLetterOrNumber());
    if (!isText || brokenWord.match(written).hasMatch() || text.contains(u'"')
        || text.contains(u':')) {
        return false;
    }
    text = u'"' + text + u'"';
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a text must be in double quotes. Write %2."),
        range, text);
    json.issue.isFixOffered = written.contains(u' ') && !quoted.hasMatch();
    return json.offer(JsonDiagnosis::tr("Use double quotes"),
                      {{range.begin, range.length(), text.toUtf8()}});
}

constexpr JsonMistake texts[] = {
    {"three quotes", JsonReason::Comma, "{\"a\": \"\"\"b\"\"\"}", tripleQuotes},
    {"joined texts", JsonReason::Comma, "{\"a\": \"b\" + \"c\"}", joinedTexts},
    {"quote in a text", JsonReason::Comma, "{\"a\": \"say \"b\" now\"}", quoteInText},
    {"prefix of a text", JsonReason::Value, "{\"a\": f\"b\"}", prefixedText},
    {"typographic quotes", JsonReasons(JsonReason::Value) | JsonReason::Key, "{“a”: 1}",
     typographicQuotesOfJson},
    {"word of another language", JsonReason::Value, "{\"a\": None}", foreignWord},
    {"text without double quotes", JsonReason::Value, "{\"a\": success}", textWithoutDoubleQuotes},
};

} // namespace

std::span<const JsonMistake> jsonTextMistakes()
{
    return texts;
}

} // namespace baton
