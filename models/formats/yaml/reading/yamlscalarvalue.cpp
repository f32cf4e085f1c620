// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlscalarvalue.h"

#include "models/formats/yaml/reading/yamlblockscalar.h"
#include "models/strings/whitespace.h"
#include "models/text/encodingdetection.h"
#include "models/tree/yamlscalar.h"

#include <QString>

namespace baton {

namespace {

QByteArrayView trimmed(QByteArrayView line, bool atFront, bool atBack)
{
    while (atFront && !line.isEmpty() && baton::isBlank(line.front())) {
        line = line.sliced(1);
    }
    while (atBack && !line.isEmpty() && baton::isBlank(line.back())) {
        line.chop(1);
    }
    return line;
}

/// The text for @p breaks line ends between two lines.
QByteArray folded(qsizetype breaks)
{
    return breaks == 1 ? QByteArray(" ") : QByteArray(std::max<qsizetype>(breaks - 1, 0), '\n');
}

/// Skips line ends and the blanks around them. Returns the number of line ends.
qsizetype passBreaks(QByteArrayView text, qsizetype &at)
{
    qsizetype breaks = 0;
    for (; at < text.size() && (baton::isBlank(text[at]) || text[at] == '\n'); ++at) {
        breaks += text[at] == '\n' ? 1 : 0;
    }
    return breaks;
}

char32_t hexadecimal(QByteArrayView digits)
{
    return digits.toByteArray().toUInt(nullptr, 16);
}

/// The code point of the escape with @p digits digits at @p at. Joins a pair of surrogates.
/// Advances @p at.
char32_t codeAt(QByteArrayView text, qsizetype &at, qsizetype digits)
{
    const auto read = [&](qsizetype from) {
        const qsizetype begin = std::min(from, text.size());
        return hexadecimal(text.sliced(begin, std::min(digits, text.size() - begin)));
    };
    char32_t code = read(at);
    at += digits;
    if (QChar::isHighSurrogate(code) && text.sliced(std::min(at, text.size())).startsWith("\\u")) {
        code = QChar::surrogateToUcs4(char16_t(code), char16_t(read(at + 2)));
        at += 2 + digits;
    }
    return code;
}

/// Decodes the escape whose letter is at @p at, and advances @p at.
QByteArray escaped(QByteArrayView text, qsizetype &at)
{
    static constexpr QByteArrayView letters = "0abt\tnvfre \"/\\";
    static constexpr QByteArrayView meanings("\0\a\b\t\t\n\v\f\r\x1b \"/\\", 14);
    const char letter = text[at++];
    if (const qsizetype known = letters.indexOf(letter); known >= 0) {
        return meanings.sliced(known, 1).toByteArray();
    }
    char32_t code = 0;
    switch (letter) {
    case 'N':
        code = 0x85;
        break;
    case '_':
        code = 0xA0;
        break;
    case 'L':
        code = 0x2028;
        break;
    case 'P':
        code = 0x2029;
        break;
    default:
        code = codeAt(text, at, letter == 'x' ? 2 : letter == 'u' ? 4 : 8);
    }
    // QString::fromUcs4() drops U+FEFF as a byte order mark.
    return QStringView(QChar::fromUcs4(code)).toUtf8();
}

QByteArray doubleQuotedText(QByteArrayView inner)
{
    QByteArray text;
    qsizetype written = 0; // trailing blanks before this offset are content
    for (qsizetype at = 0; at < inner.size();) {
        if (inner[at] == '\n') {
            while (text.size() > written && baton::isBlank(text.back())) {
                text.chop(1);
            }
            text += folded(passBreaks(inner, at));
        } else if (inner[at] != '\\') {
            text += inner[at++];
            continue;
        } else if (++at < inner.size() && inner[at] == '\n') {
            text += QByteArray(passBreaks(inner, at) - 1, '\n');
        } else if (at < inner.size()) {
            text += escaped(inner, at);
        }
        written = text.size();
    }
    return text;
}

/// Folds the lines of @p inner.
QByteArray foldedText(QByteArrayView inner)
{
    QByteArray text;
    qsizetype breaks = 0;
    for (qsizetype line = 0;;) {
        const qsizetype found = inner.indexOf('\n', line);
        const bool isFirst = line == 0;
        const bool isLast = found < 0;
        const qsizetype end = isLast ? inner.size() : found;
        const QByteArrayView content = trimmed(inner.sliced(line, end - line), !isFirst, !isLast);
        if (isFirst || isLast || !content.isEmpty()) {
            text += folded(breaks);
            text += content;
            breaks = 0;
        }
        if (isLast) {
            return text;
        }
        ++breaks;
        line = found + 1;
    }
}

} // namespace

ValueType scalarType(const YamlEvent &event)
{
    if (event.tag == "?") {
        return plainScalarType(QByteArrayView(event.text));
    }
    constexpr std::pair<std::string_view, ValueType> types[] = {
        {"tag:yaml.org,2002:null", ValueType::Null},
        {"tag:yaml.org,2002:bool", ValueType::Boolean},
        {"tag:yaml.org,2002:int", ValueType::Integer},
        {"tag:yaml.org,2002:float", ValueType::Float}};
    for (const auto &[tag, type] : types) {
        if (event.tag == tag) {
            return type;
        }
    }
    return ValueType::String;
}

QString scalarText(const YamlScanner &text, const YamlEvent &event, ByteRange range, Style style,
                   int parentColumn)
{
    const bool isQuoted = style == Style::SingleQuoted || style == Style::DoubleQuoted;
    const qsizetype quote = isQuoted ? 1 : 0;
    const QByteArrayView written =
        text.bytes().sliced(range.begin + quote, range.length() - 2 * quote);
    const bool isBlock = style == Style::Literal || style == Style::Folded;
    if (!isBlock
        && written == QByteArrayView(event.text)) { // without escapes or folds the text is final
        return decodedUtf8(event.text);
    }
    switch (style) {
    case Style::SingleQuoted:
        return decodedUtf8(foldedText(written).replace("''", "'"));
    case Style::DoubleQuoted:
        return decodedUtf8(doubleQuotedText(written));
    case Style::Literal:
    case Style::Folded:
        return decodedUtf8(YamlBlockScalar(text, range.begin, parentColumn).decoded(range.end));
    default:
        return decodedUtf8(foldedText(written));
    }
}

bool isMarkedAlike(const YamlScanner &text, const YamlEvent &event, ByteRange range, Style style)
{
    const ByteRange marked = event.range;
    switch (style) {
    case Style::SingleQuoted:
    case Style::DoubleQuoted:
        return marked == ByteRange{range.begin + 1, range.end - 1};
    case Style::Alias:
        return marked == ByteRange{range.begin + 1, range.end};
    case Style::Literal:
    case Style::Folded: {
        const qsizetype body = text.nextLine(range.begin);
        const auto [end, other] = std::minmax(std::max(range.end, body), marked.end);
        // The mark of an empty scalar is behind the blanks of the next line.
        const bool isEmpty =
            marked.begin > body && text.isBlank({body, std::max(marked.begin, end)});
        return (marked.begin == body || isEmpty) && text.isBlank({end, other});
    }
    default:
        return marked == range;
    }
}

} // namespace baton
