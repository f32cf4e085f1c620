// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/sessiontime.h"

#include <QRegularExpression>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Captures date, separator, time, decimal sign, decimals, offset with its blank, its hours and
/// minutes.
QRegularExpressionMatch partsOf(const QString &text)
{
    static const QRegularExpression shape(
        u"^(\\d{4}-\\d\\d-\\d\\d)([Tt ])(\\d\\d:\\d\\d(?::\\d\\d)?)(?:([.,])(\\d+))?"
        "( ?(?:[Zz]|([+-]\\d\\d):?(\\d\\d)?))?$"_s);
    return shape.match(text.trimmed());
}

/// Seconds by which the time of @p parts is ahead of UTC.
qint64 offsetOf(const QRegularExpressionMatch &parts)
{
    const int sign = parts.captured(7).startsWith(u'-') ? -1 : 1;
    return parts.captured(7).toLongLong() * 3600 + parts.captured(8).toLongLong() * 60 * sign;
}

} // namespace

bool isInFuture(const QDateTime &time, const QDateTime &now)
{
    return time.isValid() && time - now > clockTolerance;
}

QDateTime sessionTime(const QString &text)
{
    const QRegularExpressionMatch parts = partsOf(text);
    const QDate date = QDate::fromString(parts.captured(1), Qt::ISODate);
    const QTime time = QTime::fromString(parts.captured(3), Qt::ISODate);
    if (!parts.hasMatch() || !date.isValid() || !time.isValid()) {
        return {};
    }
    return QDateTime(date, time, QTimeZone::UTC)
        .addSecs(-offsetOf(parts))
        .addMSecs(parts.captured(5).left(3).leftJustified(3, u'0').toInt());
}

QString sessionTimeLike(const QDateTime &time, const QString &like)
{
    const QRegularExpressionMatch parts = partsOf(like);
    if (!parts.hasMatch()) {
        return {};
    }
    const QDateTime shown = time.toUTC().addSecs(offsetOf(parts));
    const bool hasSeconds = parts.captured(3).size() > 5;
    const qsizetype decimals = parts.captured(5).size();
    return shown.toString(u"yyyy-MM-dd"_s) + parts.captured(2)
        + shown.toString(hasSeconds ? u"HH:mm:ss"_s : u"HH:mm"_s) + parts.captured(4)
        + shown.toString(u"zzz"_s).left(decimals).leftJustified(decimals, u'0') + parts.captured(6);
}

} // namespace baton
