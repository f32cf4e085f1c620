// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Characters and comments that other languages have and JSON has not.
#include "models/formats/json/jsonforeignsyntax.h"
#include "models/formats/json/jsonmistakes.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The code point of a character, such as "00A0".
QString codeOf(const QByteArray &utf8)
{
    // The decoder drops a byte order mark.
    const QString text = QString::fromUtf8(utf8);
    const char16_t unit = text.isEmpty() ? u'\ufeff' : text.front().unicode();
    return QString::number(unit, 16).toUpper().rightJustified(4, u'0');
}

/// Recognises a character that looks blank or is invisible. The fix replaces all of them outside of
/// strings.
bool unicodeSpace(JsonDiagnosis &json)
{
    const TextEdits odd =
        json.at < json.bytes.size() ? jsonForeignSyntax(json.bytes).blanks : TextEdits();
    const auto isThere = [&json](const TextEdit &edit) {
        return edit.offset <= json.at && json.at < edit.offset + edit.length;
    };
    const auto found = std::ranges::find_if(odd, isThere);
    if (found == odd.end()) {
        return false;
    }
    //: %2 is the number of a character: 00A0
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: the character U+%2 looks like a blank or cannot "
                          "be seen, but is not a blank for JSON. Replace it."),
        {found->offset, found->offset + found->length},
        codeOf(json.bytes.sliced(found->offset, found->length)));
    return json.offer(JsonDiagnosis::tr("Write plain blanks"), odd);
}

/// Recognises signs of other languages and scripts in place of ":" and ",".
bool wrongSign(JsonDiagnosis &json)
{
    static constexpr std::pair<const char *, const char *> signs[] = {{"=>", ":"},
                                                                      {"=", ":"},
                                                                      {"\xef\xbc\x9a", ":"},
                                                                      {"\xef\xbc\x8c", ","},
                                                                      {"\xe3\x80\x81", ","},
                                                                      {";", ","},
                                                                      {"->", ":"}};
    const auto *found =
        std::ranges::find_if(signs, [&json](const auto &sign) { return json.isAt(sign.first); });
    if (found == std::end(signs)) {
        return false;
    }
    const QByteArrayView written(found->first);
    const QString better = QLatin1StringView(found->second);
    json.report(JsonDiagnosis::tr("Line %1 does not parse: %2 is used where JSON has %3. Write "
                                  "%3."),
                {json.at, json.at + written.size()}, QString::fromUtf8(written), better);
    //: a fix; what is to be written
    return json.offer(JsonDiagnosis::tr("Write %1").arg(better),
                      {{json.at, written.size(), found->second}});
}

/// The comment of @p comments at the fault, else the first one, without blanks at its ends.
ByteRange commentAtFault(const JsonDiagnosis &json, const TextEdits &comments)
{
    ByteRange found;
    for (const TextEdit &edit : comments) {
        const ByteRange range{edit.offset, edit.offset + edit.length};
        if (found.isEmpty() || range.touches(json.at)) {
            found = range;
        }
    }
    const QByteArray text = json.bytes.sliced(found.begin, found.length());
    found.begin += text.indexOf(text.trimmed());
    return {found.begin, found.begin + text.trimmed().size()};
}

bool comment(JsonDiagnosis &json)
{
    if (json.bytes.size() > JsonDiagnosis::largestFixable) {
        return false;
    }
    const TextEdits comments = jsonForeignSyntax(json.bytes).comments;
    if (!json.improves(comments)) {
        return false;
    }
    json.issue.rule = u"json.comment"_s;
    json.report(JsonDiagnosis::tr("Line %1 does not parse: JSON has no comments. Remove it."),
                commentAtFault(json, comments));
    return json.offerFix(JsonDiagnosis::tr("Remove the comments"), comments);
}

constexpr JsonMistake foreign[] = {
    {"comment", anyJsonReason, "{\n  \"a\": 1, // why\n  \"b\": 2\n}\n", comment},
    {"Unicode space", anyJsonReason, "{\"a\":\xc2\xa0\"b\"}", unicodeSpace},
    {"sign of another language", anyJsonReason, "{\"a\" => 1}", wrongSign},
};

} // namespace

std::span<const JsonMistake> jsonForeignMistakes()
{
    return foreign;
}

} // namespace baton
