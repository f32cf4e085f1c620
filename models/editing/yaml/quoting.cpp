// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/quoting.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::edit {
namespace {

bool isUnprintable(QChar c)
{
    const char16_t u = c.unicode();
    return (u < 0x20 && u != u'\t') || (u >= 0x7f && u <= 0x9f) || u == 0x2028 || u == 0x2029
        || u == 0xfeff || u == 0xfffe || u == 0xffff;
}

/// The width of the character at @p i in UTF-16 units; 0 for an unpaired surrogate.
int widthAt(QStringView text, qsizetype i)
{
    if (!text[i].isSurrogate()) {
        return 1;
    }
    return text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate() ? 2 : 0;
}

bool isAnyOf(QChar c, QLatin1StringView set)
{
    return set.contains(c);
}

bool startsLikePlain(QStringView text, bool isInFlow)
{
    const QChar first = text.front();
    if (first == u'-') {
        return !isInFlow && text.size() > 1 && !text[1].isSpace() && !text.startsWith(u"---");
    }
    return !isAnyOf(first, ",[]{}#&*!|>'\"%@`?:"_L1) && !text.startsWith(u"...");
}

/// True for characters that look blank, even if YAML does not treat them as whitespace.
bool isBlank(QChar c)
{
    return c.isSpace() || c == u'\u200b';
}

/// True if @p c may end a plain scalar inside brackets. Readers disagree on "?" and ":".
bool endsPlainInFlow(QChar c)
{
    return isAnyOf(c, ",[]{}?:"_L1);
}

/// True if @p text, which looks like a time, is a valid one. PyYAML fails on an invalid time such
/// as 2026-02-30.
bool isTime(QStringView text)
{
    static const QRegularExpression time(
        uR"(\A([0-9]{4}-[0-9]{2}-[0-9]{2}))"
        uR"((?:[Tt ]((?:[01][0-9]|2[0-3]):[0-9]{2}:[0-9]{2})(?:\.[0-9]{1,6})?)"
        uR"((?:Z|[-+](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?\z)"_s);
    const QRegularExpressionMatch match = time.matchView(text);
    return match.hasMatch() && QDate::fromString(match.captured(1), Qt::ISODate).isValid()
        && (match.capturedView(2).isEmpty()
            || QTime::fromString(match.captured(2), Qt::ISODate).isValid());
}

QByteArray hex(const char *prefix, uint code, int digits)
{
    return prefix + QByteArray::number(code, 16).rightJustified(digits, '0');
}

QByteArray shortEscape(char16_t c, bool isJson)
{
    switch (c) {
    case u'"':
        return "\\\"";
    case u'\\':
        return "\\\\";
    case u'\n':
        return "\\n";
    case u'\r':
        return "\\r";
    case u'\t':
        return "\\t";
    case u'\b':
        return "\\b";
    case u'\f':
        return "\\f";
    case u'\0':
        return isJson ? QByteArray() : QByteArray("\\0");
    default:
        return {};
    }
}

QByteArray longEscape(uint code, bool isJson)
{
    if (code <= 0xff && !isJson) {
        return hex("\\x", code, 2);
    }
    if (code <= 0xffff) {
        return hex("\\u", code, 4);
    }
    return isJson
        ? hex("\\u", QChar::highSurrogate(code), 4) + hex("\\u", QChar::lowSurrogate(code), 4)
        : hex("\\U", code, 8);
}

} // namespace

bool readsAsNonString(QStringView text)
{
    // Some readers accept more numbers: go-yaml "0X1F" and "0b-1", ruamel.yaml "-_", npm's yaml "."
    // and "e1".
    static const QRegularExpression typed(
        uR"(\A(?:~|null|<<|=|y|yes|n|no|true|false|on|off)"
        uR"(|[-+]?0_*(?:b[-+]?[01_]+|o[-+]?[0-7_]+|x[-+]?[0-9a-f_]+)|[-+][0-9_]+)"
        uR"(|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?)"
        uR"(|(?:[-+]_*)?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?(?:e_*[-+]?[0-9_]+)?)"
        uR"(|[-+]?\.(?:inf|nan))\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return text.isEmpty() || typed.matchView(text).hasMatch() || looksLikeTime(text);
}

bool looksLikeTime(QStringView text)
{
    static const QRegularExpression time(uR"(\A[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt \t].*)?\z)"_s);
    return time.matchView(text).hasMatch();
}

bool isPrintable(QStringView text)
{
    for (qsizetype i = 0; i < text.size();) {
        const int width = widthAt(text, i);
        if (width == 0 || (width == 1 && isUnprintable(text[i]))) {
            return false;
        }
        i += width;
    }
    return true;
}

bool isPlainSafe(QStringView text, bool isInFlow, bool mayBeTime)
{
    if (readsAsNonString(text)) {
        return mayBeTime && isTime(text);
    }
    return isPrintable(text) && !text.contains(u'\t') && startsLikePlain(text, isInFlow)
        && !isBlank(text.front()) && !isBlank(text.back()) && text.back() != u':'
        && !text.contains(": "_L1) && !text.contains(" #"_L1)
        && !(isInFlow && std::ranges::any_of(text, endsPlainInFlow));
}

bool fitsSingleQuotes(QStringView text)
{
    return isPrintable(text);
}

QByteArray singleQuoted(const QString &text)
{
    return '\'' + QString(text).replace(u'\'', "''"_L1).toUtf8() + '\'';
}

QByteArray doubleQuoted(QStringView text, Escapes escapes)
{
    const bool isJson = escapes == Escapes::Json || escapes == Escapes::JsonAscii;
    const bool isAscii = escapes == Escapes::YamlAscii || escapes == Escapes::JsonAscii;
    QByteArray out = "\"";
    for (qsizetype i = 0; i < text.size();) {
        const int width = widthAt(text, i);
        const uint code =
            width == 2 ? QChar::surrogateToUcs4(text[i], text[i + 1]) : uint(text[i].unicode());
        const QByteArray shortForm = code < 0x80 ? shortEscape(char16_t(code), isJson) : "";
        if (!shortForm.isEmpty()) {
            out += shortForm;
        } else if (width == 0 || (isAscii && code > 0x7e)
                   || (width == 1 && isUnprintable(text[i]))) {
            out += longEscape(code, isJson);
        } else {
            out += text.sliced(i, width).toUtf8();
        }
        i += std::max(width, 1);
    }
    return out + '"';
}

QByteArray spelledText(const QString &text, Style style, bool isInFlow, Escapes escapes)
{
    const bool isYaml = escapes == Escapes::Yaml || escapes == Escapes::YamlAscii;
    if (isYaml && style == Style::Plain && isPlainSafe(text, isInFlow)) {
        return text.toUtf8();
    }
    return isYaml && style == Style::SingleQuoted && fitsSingleQuotes(text)
        ? singleQuoted(text)
        : doubleQuoted(text, escapes);
}

} // namespace baton::edit
