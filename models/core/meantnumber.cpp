// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/meantnumber.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype longestNumber = 60;

/// With the signs of a keyboard instead of those of a word processor.
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

QString meantNumber(const QString &text)
{
    static const QRegularExpression number(
        u"^([+-]?)(\\d[\\d_]*)?(\\.[\\d_]*)?([eE][+-]?\\d+)?$"_s);
    static const QRegularExpression hex(u"^0[xX]([0-9a-fA-F]{1,12})$"_s);
    if (text.size() > longestNumber) {
        return {};
    }
    const QString plain = withPoint(typed(text.trimmed()));
    if (const QRegularExpressionMatch match = hex.match(plain); match.hasMatch()) {
        return QString::number(match.captured(1).toLongLong(nullptr, 16));
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

MeasuredNumber measuredNumber(const QString &text)
{
    static const QRegularExpression measured(
        u"^([+\\-\u2212\u2013]?[\\d.,eE+-]*\\d)\\s?(%|[A-Za-zµ°Ω][\\w/%°²³·]{0,11})$"_s);
    const QRegularExpressionMatch match = measured.match(text.trimmed());
    const QString number = match.hasMatch() ? meantNumber(match.captured(1)) : QString();
    return number.isEmpty() ? MeasuredNumber() : MeasuredNumber{number, match.captured(2)};
}

} // namespace baton
