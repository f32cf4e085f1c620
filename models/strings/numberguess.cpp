// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/numberguess.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype longestNumber = 60;

/// @p text with the characters of a keyboard instead of those of a word processor.
QString typed(QString text)
{
    static const QString raised = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    static const QRegularExpression minus(u"[\u2212\u2013\u2012\u2010\u2011\uff0d\ufe63]"_s);
    static const QRegularExpression power(
        u"\\s?[x×·*]\\s?10(?:\\^|\\*\\*)?\\s?\\(?([+-]?\\d+)\\)?$"_s);
    for (qsizetype digit = 0; digit < raised.size(); ++digit) {
        text.replace(raised[digit], QChar(static_cast<char16_t>(u'0' + digit)));
    }
    text.replace(u'⁻', u'-').replace(minus, u"-"_s);
    return text.replace(power, u"e\\1"_s);
}

/// "1,250,000" and "1.250.000": two groups of three digits are unambiguous.
QString ungrouped(const QString &text)
{
    static const QRegularExpression groups(
        u"^[+-]?\\d{1,3}(?:(?:,\\d{3}){2,}|(?:\\.\\d{3}){2,})$"_s);
    return groups.match(text).hasMatch() ? QString(text).remove(u',').remove(u'.') : text;
}

/// "1,5" and "0,003", but not "1,000", which may be a thousand.
QString withPoint(const QString &text)
{
    static const QRegularExpression comma(u"^([+-]?)(\\d+),(\\d+)([eE][+-]?\\d+)?$"_s);
    const QRegularExpressionMatch match = comma.match(text);
    const bool mayBeThousands = match.capturedLength(3) == 3 && match.capturedLength(2) < 4
        && match.captured(2) != "0"_L1 && match.captured(4).isEmpty();
    return match.hasMatch() && !mayBeThousands ? QString(text).replace(u',', u'.') : text;
}

} // namespace

QString guessedNumber(const QString &text)
{
    static const QRegularExpression number(
        u"^([+-]?)(\\d[\\d_]*)?(\\.[\\d_]*)?([eE][+-]?\\d+)?$"_s);
    static const QRegularExpression based(
        u"^0(?:[xX]([0-9a-fA-F_]{1,12})|[oO]([0-7_]{1,16})|[bB]([01_]{1,48}))$"_s);
    if (text.size() > longestNumber) {
        return {};
    }
    const QString plain = withPoint(ungrouped(typed(text.trimmed())));
    if (const QRegularExpressionMatch match = based.match(plain); match.hasMatch()) {
        const int base = match.hasCaptured(1) ? 16 : match.hasCaptured(2) ? 8 : 2;
        const QString digits = match.captured(match.lastCapturedIndex()).remove(u'_');
        return digits.isEmpty() ? QString() : QString::number(digits.toLongLong(nullptr, base));
    }
    const QRegularExpressionMatch match = number.match(plain);
    const QString whole = match.captured(2).remove(u'_');
    const QString part = match.captured(3).remove(u'_');
    const bool hasDigits = !whole.isEmpty() || part.size() > 1;
    if (!match.hasMatch() || !hasDigits || (whole.size() > 1 && whole.front() == u'0')) {
        return {};
    }
    return (match.captured(1) == "-"_L1 ? u"-"_s : QString()) + (whole.isEmpty() ? u"0"_s : whole)
        + (part == "."_L1 ? u".0"_s : part) + match.captured(4);
}

NumberWithUnit measuredNumber(const QString &text)
{
    static const QRegularExpression measured(
        u"^([+\\-\u2212\u2013]?[\\d.,eE+-]*\\d)\\s?(%|[A-Za-zµ°Ω][\\w/%°²³·]{0,11})$"_s);
    const QRegularExpressionMatch match = measured.match(text.trimmed());
    const QString number = match.hasMatch() ? guessedNumber(match.captured(1)) : QString();
    return number.isEmpty() ? NumberWithUnit() : NumberWithUnit{number, match.captured(2)};
}

} // namespace baton
