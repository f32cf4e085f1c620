// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logtime.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Times are within this many bytes of the start of a line.
constexpr qsizetype reach = 64;
constexpr qint64 dayLength = 86'400'000;
constexpr qint64 minuteLength = 60'000;

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

bool isLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// Reads forward from a place. A step that fails does not change the place.
class TimeScanner
{
public:
    TimeScanner(QByteArrayView bytes, qsizetype at)
        : m_bytes(bytes)
        , m_at(at)
    {
    }

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] char peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_bytes.size() ? m_bytes[m_at + ahead] : '\0';
    }
    bool skip(char byte)
    {
        if (peek() != byte) {
            return false;
        }
        ++m_at;
        return true;
    }
    bool number(int digits, int &value)
    {
        int read = 0;
        for (int i = 0; i < digits; ++i) {
            if (!isDigit(peek(i))) {
                return false;
            }
            read = read * 10 + (peek(i) - '0');
        }
        value = read;
        m_at += digits;
        return true;
    }
    /// The digits of a fraction as thousandths.
    int thousandths()
    {
        int value = 0;
        for (int unit = 100; isDigit(peek()); unit /= 10, ++m_at) {
            value += (peek() - '0') * unit;
        }
        return value;
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_at;
};

struct Clock
{
    int hour = 0;
    int minute = 0;
    int second = 0;
    int thousandths = 0;

    [[nodiscard]] bool isValid() const { return hour < 24 && minute < 60 && second < 61; }
    [[nodiscard]] qint64 milliseconds() const
    {
        return ((hour * 60 + minute) * 60 + second) * qint64(1000) + thousandths;
    }
};

/// "14:30", "14:30:05", "14:30:05.123" or with a comma.
std::optional<Clock> clockAt(TimeScanner &reader)
{
    Clock clock;
    if (!reader.number(2, clock.hour) || !reader.skip(':') || !reader.number(2, clock.minute)) {
        return std::nullopt;
    }
    if (reader.peek() == ':' && isDigit(reader.peek(1))) {
        reader.skip(':');
        if (!reader.number(2, clock.second)) {
            return std::nullopt;
        }
        const bool isFraction = reader.peek() == '.' || reader.peek() == ',';
        if (isFraction && isDigit(reader.peek(1))) {
            reader.skip(reader.peek());
            clock.thousandths = reader.thousandths();
        }
    }
    return clock.isValid() ? std::optional(clock) : std::nullopt;
}

std::optional<qint64> dayOf(int year, int month, int day)
{
    using namespace std::chrono;
    const year_month_day date{std::chrono::year(year), std::chrono::month(unsigned(month)),
                              std::chrono::day(unsigned(day))};
    if (!date.ok()) {
        return std::nullopt;
    }
    return sys_days(date).time_since_epoch().count() * dayLength;
}

/// "Z", "+01:00", "+0100" or "+01" in minutes; nullopt if there is none.
std::optional<int> offsetAt(TimeScanner &reader)
{
    if (reader.skip('Z') || reader.skip('z')) {
        return 0;
    }
    const bool isApart = reader.peek() == ' ';
    const char sign = reader.peek(isApart ? 1 : 0);
    if (sign != '+' && sign != '-') {
        return std::nullopt;
    }
    TimeScanner ahead = reader;
    ahead.skip(' ');
    ahead.skip(sign);
    int hours = 0;
    int minutes = 0;
    if (!ahead.number(2, hours)) {
        return std::nullopt;
    }
    const bool hasMinutes = (ahead.skip(':') || isDigit(ahead.peek())) && ahead.number(2, minutes);
    if (isApart && !hasMinutes) {
        return std::nullopt; // "14:30:00 -12 degrees"
    }
    reader = ahead;
    return (sign == '-' ? -1 : 1) * (hours * 60 + minutes);
}

std::optional<LogTime> dateTimeAt(QByteArrayView bytes, qsizetype at, int zone = 0)
{
    TimeScanner reader(bytes, at);
    int year = 0;
    int month = 0;
    int day = 0;
    if (!reader.number(4, year)) {
        return std::nullopt;
    }
    const char separator = reader.peek();
    if ((separator != '-' && separator != '/') || !reader.skip(separator)
        || !reader.number(2, month) || !reader.skip(separator) || !reader.number(2, day)
        || !(reader.skip('T') || reader.skip(' ') || reader.skip('t'))) {
        return std::nullopt;
    }
    const std::optional<Clock> clock = clockAt(reader);
    const std::optional<qint64> date = dayOf(year, month, day);
    if (!clock || !date) {
        return std::nullopt;
    }
    const int offset = offsetAt(reader).value_or(zone);
    return LogTime{*date + clock->milliseconds() - offset * minuteLength, at, reader.at(), offset};
}

/// "E0221 14:30:00.123456"
std::optional<LogTime> glogTime(QByteArrayView bytes, int year)
{
    TimeScanner reader(bytes, 1);
    int month = 0;
    int day = 0;
    if (!isLetter(bytes.front()) || !reader.number(2, month) || !reader.number(2, day)
        || !reader.skip(' ')) {
        return std::nullopt;
    }
    const std::optional<Clock> clock = clockAt(reader);
    const std::optional<qint64> date = dayOf(year, month, day);
    return clock && date ? std::optional(LogTime{*date + clock->milliseconds(), 1, reader.at(), 0})
                         : std::nullopt;
}

} // namespace

std::optional<LogTime> timeIn(QByteArrayView line, int year)
{
    if (line.size() < 14) {
        return std::nullopt;
    }
    if (isDigit(line[1]) && line[5] == ' ') {
        return glogTime(line, year);
    }
    const qsizetype end = std::min(line.size() - 14, reach);
    for (qsizetype at = 0; at < end; ++at) {
        const bool isSeparated = line[at + 4] == '-' || line[at + 4] == '/';
        if (!isSeparated || !isDigit(line[at])) {
            continue;
        }
        const bool isBegin = at == 0 || (!isDigit(line[at - 1]) && !isLetter(line[at - 1]));
        if (const auto found = isBegin ? dateTimeAt(line, at) : std::nullopt) {
            return found;
        }
    }
    return std::nullopt;
}

std::optional<qint64> timeFromText(const QString &text, qint64 reference, int offset)
{
    const QByteArray bytes = text.trimmed().toLatin1();
    TimeScanner reader(bytes, 0);
    if (const std::optional<Clock> clock = clockAt(reader); clock && reader.at() == bytes.size()) {
        const qint64 there = reference + offset * minuteLength;
        const qint64 day = there - ((there % dayLength) + dayLength) % dayLength;
        return day + clock->milliseconds() - offset * minuteLength;
    }
    if (const auto found = dateTimeAt(bytes, 0, offset); found && found->end == bytes.size()) {
        return found->milliseconds;
    }
    return std::nullopt;
}

QString textOfTime(qint64 milliseconds, int offset)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds + offset * minuteLength, QTimeZone::UTC)
        .toString(u"yyyy-MM-dd HH:mm:ss"_s);
}

} // namespace baton
