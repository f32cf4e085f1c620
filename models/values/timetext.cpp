// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/timetext.h"

using namespace Qt::StringLiterals;

namespace baton::timetext {

namespace {

constexpr QStringView second = u"HH:mm:ss";
constexpr QStringView minute = u"HH:mm";

QString withZone(const QString &text)
{
    return text.isEmpty() ? text : text + " UTC"_L1;
}

QString withDate(const QDateTime &time, const QDateTime &reference, QStringView format)
{
    const QDateTime there = time.toUTC();
    const QString shown = there.toString(format);
    const bool isThatDay = !reference.isValid() || there.date() == reference.toUTC().date();
    return shown.isEmpty() || isThatDay ? shown : date(time, reference) + u' ' + shown;
}

} // namespace

QString moment(const QDateTime &time)
{
    return withZone(dateAndTime(time));
}

QString shortMoment(const QDateTime &time)
{
    return withZone(dateAndMinute(time));
}

QString dateAndTime(const QDateTime &time)
{
    return time.toUTC().toString(editFormat);
}

QString dateAndMinute(const QDateTime &time)
{
    return time.toUTC().toString(u"yyyy-MM-dd HH:mm");
}

QString timeOfDay(const QDateTime &time, const QDateTime &reference)
{
    return withDate(time, reference, second);
}

QString minuteOfDay(const QDateTime &time, const QDateTime &reference)
{
    return withDate(time, reference, minute);
}

QString date(const QDateTime &time, const QDateTime &reference)
{
    const QDate day = time.toUTC().date();
    const bool isThatYear = day.year() == reference.toUTC().date().year();
    return day.toString(isThatYear ? u"MM-dd" : u"yyyy-MM-dd");
}

QString localTimeOfDay(const QDateTime &time)
{
    return localTimeOfDay(time.toLocalTime().time());
}

QString localTimeOfDay(QTime time)
{
    return time.toString(second);
}

} // namespace baton::timetext
