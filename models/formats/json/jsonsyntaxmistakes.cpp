// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonforeignsyntax.h"
#include "models/formats/json/jsonmistakes.h"
#include "models/formats/json/jsonparse.h"
#include "models/text/truncation.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The range of the character at the fault; empty at the end of the text.
ByteRange signAtFault(const JsonDiagnosis &json)
{
    return {json.at, std::min(json.at + 1, json.bytes.size())};
}

bool isAtOneOf(const JsonDiagnosis &json, QByteArrayView signs)
{
    return json.at < json.bytes.size() && signs.contains(json.bytes[json.at]);
}

bool setInBraces(JsonDiagnosis &json)
{
    return isAtOneOf(json, ",}")
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: a colon and a value are missing after the "
                              "key; a list is written in [ and ]. Write one or the other."),
            json.wordAt(json.at))
        && json.rewrite();
}

bool missingColon(JsonDiagnosis &json)
{
    json.issue.expected = u":"_s;
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a colon is missing after the key. Insert "
                          "it."),
        json.restOfLine());
    return json.offerFix(JsonDiagnosis::tr("Insert colon"), {{json.issue.range.begin, 0, ": "}});
}

bool twoCommas(JsonDiagnosis &json)
{
    return isAtOneOf(json, ",")
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: a comma follows a comma. Remove "
                                         "one."),
                       signAtFault(json))
        && json.offer(JsonDiagnosis::tr("Remove comma"), {{json.at, 1, {}}});
}

bool ellipsis(JsonDiagnosis &json)
{
    return (json.isAt("...") || json.isAt("\xe2\x80\xa6"))
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: dots replace a part that was left out. "
                              "Write that part, or remove the dots and the comma before them."),
            {json.at, json.at + 3})
        && json.rewrite();
}

bool keyWithoutQuotes(JsonDiagnosis &json)
{
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a key must be a text in double quotes. Put "
                          "it in quotes, or remove a comma before it."),
        json.restOfLine());
    return json.rewrite();
}

bool missingValue(JsonDiagnosis &json)
{
    return isAtOneOf(json, ",}]")
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: a value is missing here. Write "
                                         "one, or null for none."),
                       signAtFault(json))
        && json.rewrite();
}

bool tuple(JsonDiagnosis &json)
{
    return isAtOneOf(json, "(")
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: JSON knows no round brackets. Write "
                              "[ and ] around a list."),
            signAtFault(json))
        && json.rewrite();
}

bool noValue(JsonDiagnosis &json)
{
    json.report(JsonDiagnosis::tr("Line %1 does not parse: this is not a JSON value. Write a "
                                  "number, true, false, null, or a text in double quotes."),
                json.restOfLine());
    return json.rewrite();
}

bool singleQuotes(JsonDiagnosis &json)
{
    json.report(JsonDiagnosis::tr("Line %1 does not parse: a text is in single quotes. Use double "
                                  "quotes."),
                json.restOfLine());
    return json.rewrite();
}

bool emptyFile(JsonDiagnosis &json)
{
    const qsizetype end = json.bytes.size();
    return json.fault.openBracket < 0
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: the file contains no JSON value. Write one, "
                              "for example {}."),
            {end, end});
}

bool openBracketOfJson(JsonDiagnosis &json)
{
    const qsizetype open = json.fault.openBracket;
    const QString bracket(QLatin1Char{json.bytes[open]});
    json.issue.expected = bracket == u'[' ? u"]"_s : u"}"_s;
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: the %2 that opens here is not closed. Add "
                          "%3 at its end."),
        {open, open + 1}, bracket, json.issue.expected);
    const TextEdits edits = closingBracket(json.bytes, open);
    return json.bytes.size() > JsonDiagnosis::largestFixable
        || jsonFault(*applied(json.bytes, edits), json.limits.depth)
        || json.offerFix(JsonDiagnosis::tr("Insert %1").arg(json.issue.expected), edits);
}

bool missingCommaOfJson(JsonDiagnosis &json)
{
    json.issue.expected = u","_s;
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a comma or a closing bracket is missing. "
                          "Insert it."),
        json.restOfLine());
    // The fix is certain only before a string; other characters may belong to the previous value.
    const qsizetype behind = endOfContent(QByteArrayView(json.bytes).first(json.at));
    const bool isTriple = json.at > 1 && json.bytes.mid(json.at - 2, 3) == "\"\"\"";
    const bool isCertain = behind > 0 && isAtOneOf(json, "\"") && !isTriple;
    return json.offer(JsonDiagnosis::tr("Insert comma"),
                      isCertain ? TextEdits{{behind, 0, ","}} : TextEdits());
}

bool extraCommaOfJson(JsonDiagnosis &json)
{
    const qsizetype comma = json.bytes.lastIndexOf(',', std::max<qsizetype>(json.at - 1, 0));
    json.report(JsonDiagnosis::tr("Line %1 does not parse: no value follows a comma. Remove the "
                                  "comma."),
                {std::max<qsizetype>(comma, 0), comma + 1});
    return comma < 0 ? json.rewrite()
                     : json.offerFix(JsonDiagnosis::tr("Remove comma"), {{comma, 1, {}}});
}

/// The range from the last quote before the fault, which opens the string there, to the end of the
/// line.
ByteRange textAtFault(const JsonDiagnosis &json)
{
    const qsizetype quote = json.bytes.lastIndexOf('"', std::max<qsizetype>(json.at - 1, 0));
    const qsizetype begin = quote < 0 ? json.at : quote;
    const ByteRange line = json.lines.lineRange(json.lines.positionOf(begin).line);
    return {begin, std::max(begin, line.end)};
}

bool openQuoteOfJson(JsonDiagnosis &json)
{
    const ByteRange text = textAtFault(json);
    return json.at > json.lines.lineRange(json.lines.positionOf(text.begin).line).end
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: the quote that opens here is not "
                              "closed on its line. Close it, and write line ends as \\n."),
            text)
        && json.rewrite();
}

bool controlCharacter(JsonDiagnosis &json)
{
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a text holds a control character. Write it "
                          "as an escape, for example \\t for a tab."),
        textAtFault(json));
    return json.rewrite();
}

/// Recognises half of a surrogate pair. The escape is before the fault.
bool halfSurrogate(JsonDiagnosis &json)
{
    constexpr qsizetype length = 6; // \u and four digits
    const qsizetype begin = json.bytes.lastIndexOf("\\u", json.at);
    bool isNumber = false;
    const uint code = begin < 0 ? 0 : json.bytes.mid(begin + 2, 4).toUInt(&isNumber, 16);
    return isNumber && json.at - begin <= 2 * length && QChar::isSurrogate(code)
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: %2 is half of a character. Write "
                                         "both halves, or the character itself."),
                       {begin, begin + length}, json.text({begin, begin + length}))
        && json.rewrite();
}

bool unknownEscapeOfJson(JsonDiagnosis &json)
{
    json.report(JsonDiagnosis::tr("Line %1 does not parse: a backslash does not begin an escape. "
                                  "Double the backslash."),
                json.restOfLine());
    return json.rewrite();
}

bool leadingZero(JsonDiagnosis &json)
{
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a number starts with 0. Remove the zero, "
                          "or put the value in quotes."),
        json.restOfLine());
    return json.rewrite();
}

ByteRange restOfText(const JsonDiagnosis &json)
{
    return {json.at, json.at + json.bytes.sliced(json.at).trimmed().size()};
}

bool extraBracket(JsonDiagnosis &json)
{
    const ByteRange rest = restOfText(json);
    const auto isClosing = [](QChar c) { return QStringView(u"}] \r\n\t,").contains(c); };
    return !rest.isEmpty() && std::ranges::all_of(json.text(rest), isClosing)
        && json.report(JsonDiagnosis::tr("Line %1 does not parse: there is one closing bracket too "
                                         "many. Remove it."),
                       rest)
        && json.offer(JsonDiagnosis::tr("Remove bracket"), {{rest.begin, rest.length(), {}}});
}

bool missingBrace(JsonDiagnosis &json)
{
    return isAtOneOf(json, ":")
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: the file begins with a key, without "
                              "the { before it. Write it."),
            restOfText(json))
        && json.offer(JsonDiagnosis::tr("Insert {"), {{0, 0, "{"}});
}

bool secondDocument(JsonDiagnosis &json)
{
    return isAtOneOf(json, "{[")
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: a second document begins here, and "
                              "a JSON file holds one. Put it into a file of its own."),
            signAtFault(json))
        && json.rewrite();
}

bool textBehindJson(JsonDiagnosis &json)
{
    json.report(JsonDiagnosis::tr("Line %1 does not parse: text follows the end of the document. "
                                  "Remove it."),
                json.restOfLine());
    return json.rewrite();
}

bool unknownInJson(JsonDiagnosis &json)
{
    json.report(JsonDiagnosis::tr("Line %1 does not parse. Check its commas, colons, quotes and "
                                  "brackets."),
                json.restOfLine());
    return json.rewrite();
}

constexpr JsonMistake syntax[] = {
    {"set in braces", JsonReason::Colon, "{\"a\": {\"b\", \"c\"}}", setInBraces},
    {"colon missing", JsonReason::Colon, "{\"a\" 1}", missingColon},
    {"two commas", JsonReason::Key, "{\"a\": 1,, \"b\": 2}", twoCommas},
    {"dots", JsonReasons(JsonReason::Key) | JsonReason::Value, "{\"a\": [1, ...]}", ellipsis},
    {"key without quotes", JsonReason::Key, "{a: 1}", keyWithoutQuotes},
    {"value missing", JsonReason::Value, "{\"a\": , \"b\": 1}", missingValue},
    {"round brackets", JsonReason::Value, "{\"a\": (\"b\", \"c\")}", tuple},
    {"no value", JsonReason::Value, "{\"a\": tru}", noValue},
    {"single quotes", JsonReason::SingleQuote, "{\"a\": 'b'}", singleQuotes},
    {"empty file", JsonReason::End, "\n", emptyFile},
    {"bracket not closed", JsonReason::End, "{\"a\": 1\n", openBracketOfJson},
    {"comma missing", JsonReason::Comma, "{\"a\": 1\n\"b\": 2}", missingCommaOfJson},
    {"comma too many", JsonReason::ExtraComma, "{\"a\": 1,}", extraCommaOfJson},
    {"quote not closed", JsonReason::StringEnd, "{\"a\": \"open\n}", openQuoteOfJson},
    {"control character", JsonReason::StringEnd, "{\"a\": \"b\tc\"}", controlCharacter},
    {"half a character", JsonReason::Escape, "{\"a\": \"\\ud800\"}", halfSurrogate},
    {"unknown escape", JsonReason::Escape, "{\"a\": \"C:\\query\"}", unknownEscapeOfJson},
    {"leading zero", JsonReason::LeadingZero, "{\"a\": 01}", leadingZero},
    {"bracket too many", JsonReason::Behind, "{\"a\": 1}\n}\n", extraBracket},
    {"brace missing", JsonReason::Behind, "\"a\": 1}", missingBrace},
    {"second document", JsonReason::Behind, "{\"a\": 1}\n{\"b\": 2}\n", secondDocument},
    {"text behind the document", JsonReason::Behind, "{}\n\nDone now.\n", textBehindJson},
    {"anything else", anyJsonReason, "}", unknownInJson},
};

} // namespace

std::span<const JsonMistake> jsonSyntaxMistakes()
{
    return syntax;
}

} // namespace baton
