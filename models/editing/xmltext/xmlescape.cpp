// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xmltext/xmlescape.h"

#include "models/formats/xml/xmlcharacters.h"

#include <algorithm>

namespace baton::xml {

namespace {

QByteArray utf8(char32_t code)
{
    return QString(QChar::fromUcs4(code)).toUtf8(); // QString::fromUcs4() drops U+FEFF
}

QByteArray number(char32_t code)
{
    return "&#" + QByteArray::number(uint(code)) + ';';
}

/// True if the character at @p at completes "]]>", which ends a CDATA section and must not appear
/// in text.
bool endsSection(const Letters &letters, size_t at)
{
    return letters[at].code == '>' && at >= 2 && letters[at - 1].code == ']'
        && letters[at - 2].code == ']';
}

} // namespace

Letters decodedCharacters(const DecodedText &text)
{
    Letters letters;
    auto fixed = text.fixed.begin();
    for (qsizetype i = 0; i < text.text.size(); ++i) {
        const QChar c = text.text[i];
        const bool isFixed = fixed != text.fixed.end() && *fixed == i;
        fixed += isFixed ? 1 : 0;
        const bool isPair =
            c.isHighSurrogate() && i + 1 < text.text.size() && text.text[i + 1].isLowSurrogate();
        letters.push_back(
            {isPair ? QChar::surrogateToUcs4(c, text.text[i + 1]) : char32_t(c.unicode()),
             isFixed});
        i += isPair ? 1 : 0;
    }
    return letters;
}

Letters decodedCharacters(QStringView text)
{
    return decodedCharacters(DecodedText{text.toString(), {}});
}

bool areAllowed(const Letters &letters)
{
    return std::ranges::all_of(letters, isAllowed, &DecodedCharacter::code);
}

QByteArray escapedText(const Letters &letters, size_t begin, size_t end, const QByteArray &newline)
{
    QByteArray out;
    for (size_t i = begin; i < end; ++i) {
        const char32_t code = letters[i].code;
        if (letters[i].isFixed || code == '\r') {
            out += number(code);
        } else if (code == '&') {
            out += "&amp;";
        } else if (code == '<') {
            out += "&lt;";
        } else if (endsSection(letters, i)) {
            out += "&gt;";
        } else {
            out += code == '\n' ? newline : utf8(code);
        }
    }
    return out;
}

QByteArray escapedValue(const Letters &letters, size_t begin, size_t end, char quote)
{
    QByteArray out;
    for (size_t i = begin; i < end; ++i) {
        const char32_t code = letters[i].code;
        if (code == '\n' || code == '\t' || code == '\r') {
            out += number(code);
        } else if (code == '&') {
            out += "&amp;";
        } else if (code == '<') {
            out += "&lt;";
        } else if (code == char32_t(quote)) {
            out += quote == '"' ? "&quot;" : "&apos;";
        } else {
            out += utf8(code);
        }
    }
    return out;
}

QByteArray bareText(const Letters &letters, size_t begin, size_t end, const QByteArray &newline)
{
    QByteArray out;
    for (size_t i = begin; i < end; ++i) {
        out += endsSection(letters, i) ? "]]><![CDATA[" : ""; // splits "]]>" between two sections
        out += letters[i].code == '\n' ? newline : utf8(letters[i].code);
    }
    return out;
}

} // namespace baton::xml
