// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/timespans.h"

namespace baton {

namespace {

constexpr int mostSpans = 60;
constexpr int daysOfAWeek = 7;
constexpr int monthsOfAYear = 12;

enum class Length { Day, Week, Month, Year };

QDate beginOf(QDate day, Length length)
{
    switch (length) {
    case Length::Week:
        return day.addDays(1 - day.dayOfWeek());
    case Length::Month:
        return {day.year(), day.month(), 1};
    case Length::Year:
        return {day.year(), 1, 1};
    case Length::Day:
        break;
    }
    return day;
}

QDate endOf(QDate begin, Length length)
{
    switch (length) {
    case Length::Week:
        return begin.addDays(daysOfAWeek);
    case Length::Month:
        return begin.addMonths(1);
    case Length::Year:
        return begin.addYears(1);
    case Length::Day:
        break;
    }
    return begin.addDays(1);
}

Length lengthFor(QDate first, QDate last)
{
    const qint64 days = first.daysTo(last) + 1;
    const int months =
        (last.year() - first.year()) * monthsOfAYear + last.month() - first.month() + 1;
    return days <= mostSpans                    ? Length::Day
        : days <= (mostSpans - 1) * daysOfAWeek ? Length::Week
        : months <= mostSpans                   ? Length::Month
                                                : Length::Year;
}

} // namespace

std::vector<TimeSpan> timeSpans(QDate first, QDate last)
{
    const Length length = lengthFor(first, last);
    std::vector<TimeSpan> spans;
    for (QDate begin = beginOf(first, length); begin <= last; begin = endOf(begin, length)) {
        spans.push_back({begin, endOf(begin, length)});
    }
    return spans;
}

} // namespace baton
