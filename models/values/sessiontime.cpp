// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/sessiontime.h"

#include <QRegularExpression>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

QDateTime sessionTime(const QString &text)
{
    static const QRegularExpression shape(
        u"^(\\d{4}-\\d\\d-\\d\\d)[Tt ](\\d\\d:\\d\\d(?::\\d\\d)?)(?:[.,](\\d{1,3})\\d*)? ?"
        "(?:([Zz])|([+-]\\d\\d):?(\\d\\d)?)?$"_s);
    const QRegularExpressionMatch match = shape.match(text.trimmed());
    if (!match.hasMatch()) {
        return {};
    }
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    const QTime time = QTime::fromString(match.captured(2), Qt::ISODate);
    if (!date.isValid() || !time.isValid()) {
        return {};
    }
    QDateTime result(date, time, QTimeZone::UTC);
    const int hours = match.captured(5).toInt();
    const int minutes = match.captured(6).toInt();
    const int sign = match.captured(5).startsWith(u'-') ? -1 : 1;
    result = result.addSecs(-qint64(hours) * 3600 - qint64(sign) * minutes * 60);
    return result.addMSecs(match.captured(3).leftJustified(3, u'0').toInt());
}

} // namespace baton
