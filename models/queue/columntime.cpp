// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/columntime.h"

#include "models/values/sessiontime.h"

#include <QTimeZone>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

// Since 1970: as seconds from 1973 to 5138, as milliseconds the same, so that no count is a time.
constexpr double leastSeconds = 1e8;
constexpr double mostSeconds = 1e11;
constexpr double mostMilliseconds = 1e14;

} // namespace

bool isOfNumbers(const QVariant &value)
{
    return value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong
        || value.typeId() == QMetaType::UInt || value.typeId() == QMetaType::ULongLong
        || value.typeId() == QMetaType::Double;
}

QDateTime columnTime(const QVariant &value)
{
    const QDateTime time = value.toDateTime();
    if (value.typeId() != QMetaType::QString && time.isValid()) {
        return QDateTime(time.date(), time.time(), QTimeZone::UTC);
    }
    const QString text = value.toString();
    const double number = text.toDouble();
    return number >= leastSeconds && number < mostMilliseconds
        ? QDateTime::fromMSecsSinceEpoch(
              std::llround(number < mostSeconds ? number * 1000 : number), QTimeZone::UTC)
        : sessionTime(text);
}

bool tellsTime(const QVariant &value)
{
    const QString text = value.toString();
    return !text.isEmpty() && text != "0"_L1;
}

QVariant columnTimeLike(const QDateTime &time, const QVariant &before)
{
    const QString text = before.toString();
    const double number = text.toDouble();
    if (isOfNumbers(before) || number >= leastSeconds) {
        const qint64 since =
            number < mostSeconds ? time.toSecsSinceEpoch() : time.toMSecsSinceEpoch();
        return isOfNumbers(before) ? QVariant(since) : QVariant(QString::number(since));
    }
    const QString like = sessionTimeLike(time, text);
    return before.typeId() == QMetaType::QString && !like.isEmpty() ? QVariant(like) : QVariant();
}

} // namespace baton
