// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/yamlscalar.h"

#include <QString>

#include <algorithm>
#include <array>
#include <limits>

namespace baton {

namespace {

bool isOneOf(QByteArrayView text, std::initializer_list<const char *> words)
{
    return std::ranges::any_of(words, [text](const char *word) { return text == word; });
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Skips the digits at @p at and returns how many there were.
qsizetype skipDigits(QByteArrayView text, qsizetype &at)
{
    const qsizetype begin = at;
    while (at < text.size() && isDigit(text[at])) {
        ++at;
    }
    return at - begin;
}

bool isOctalOrHex(QByteArrayView text)
{
    if (text.size() < 3 || text[0] != '0') {
        return false;
    }
    const auto isHex = [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    const auto isOctal = [](char c) { return c >= '0' && c <= '7'; };
    const QByteArrayView digits = text.sliced(2);
    return (text[1] == 'o' && std::ranges::all_of(digits, isOctal))
        || (text[1] == 'x' && std::ranges::all_of(digits, isHex));
}

/// [-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?, or an integer without the
/// last two parts.
ValueType decimalType(QByteArrayView text)
{
    qsizetype at = text.startsWith('-') || text.startsWith('+') ? 1 : 0;
    const qsizetype whole = skipDigits(text, at);
    if (whole > 0 && at == text.size()) {
        return ValueType::Integer;
    }
    qsizetype fraction = 0;
    if (at < text.size() && text[at] == '.') {
        ++at;
        fraction = skipDigits(text, at);
    }
    if (whole + fraction == 0) {
        return ValueType::String;
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        at += at < text.size() && (text[at] == '-' || text[at] == '+') ? 1 : 0;
        if (skipDigits(text, at) == 0) {
            return ValueType::String;
        }
    }
    return at == text.size() ? ValueType::Float : ValueType::String;
}

bool isInfinityOrNan(QByteArrayView text)
{
    if (isOneOf(text, {".nan", ".NaN", ".NAN"})) {
        return true;
    }
    const bool isSigned = text.startsWith('-') || text.startsWith('+');
    return isOneOf(text.sliced(isSigned ? 1 : 0), {".inf", ".Inf", ".INF"});
}

int baseOf(const QString &integer)
{
    return integer.startsWith(u"0x") ? 16 : integer.startsWith(u"0o") ? 8 : 10;
}

} // namespace

ValueType plainScalarType(QByteArrayView text)
{
    if (text.isEmpty() || isOneOf(text, {"null", "Null", "NULL", "~"})) {
        return ValueType::Null;
    }
    if (isOneOf(text, {"true", "True", "TRUE", "false", "False", "FALSE"})) {
        return ValueType::Boolean;
    }
    const char first = text.front();
    if (!isDigit(first) && first != '-' && first != '+' && first != '.') {
        return ValueType::String;
    }
    if (isOctalOrHex(text)) {
        return ValueType::Integer;
    }
    return isInfinityOrNan(text) ? ValueType::Float : decimalType(text);
}

ValueType plainScalarType(QStringView text)
{
    return plainScalarType(QByteArrayView(text.toUtf8()));
}

std::optional<qint64> integerIn(const QString &text)
{
    if (plainScalarType(text) != ValueType::Integer) {
        return std::nullopt;
    }
    bool isOk = false;
    const int base = baseOf(text);
    const qint64 integer = QStringView(text).sliced(base == 10 ? 0 : 2).toLongLong(&isOk, base);
    return isOk ? std::optional(integer) : std::nullopt;
}

std::optional<double> numberIn(const QString &text)
{
    const ValueType type = plainScalarType(text);
    if (type != ValueType::Integer && type != ValueType::Float) {
        return std::nullopt;
    }
    if (const std::optional<qint64> integer = integerIn(text)) {
        return double(*integer);
    }
    if (const int base = baseOf(text); type == ValueType::Integer && base != 10) {
        double number = 0;
        for (const QChar digit : QStringView(text).sliced(2)) {
            number = number * base + QString(digit).toInt(nullptr, base);
        }
        return number;
    }
    if (text.endsWith(u"nan", Qt::CaseInsensitive)) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const double infinity = std::numeric_limits<double>::infinity();
    return text.endsWith(u"inf", Qt::CaseInsensitive)
        ? (text.startsWith(u'-') ? -infinity : infinity)
        : text.toDouble();
}

} // namespace baton
