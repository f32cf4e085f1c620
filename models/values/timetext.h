// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>

/// The display of times. Times from agents, their files and their queues are shown in UTC, as they
/// are written. Times of actions of the user or of Baton on this machine are shown in local time.
/// An invalid time is an empty text.
namespace baton::timetext {

/// The format in which a field shows and accepts a time.
inline constexpr auto editFormat = u"yyyy-MM-dd HH:mm:ss";

/// "2026-02-21 14:52:08 UTC", by itself.
[[nodiscard]] QString moment(const QDateTime &time);
/// "2026-02-21 14:52 UTC".
[[nodiscard]] QString shortMoment(const QDateTime &time);

/// "2026-02-21 14:52:08" in UTC, below a title or beside a text that names the zone.
[[nodiscard]] QString dateAndTime(const QDateTime &time);
/// "2026-02-21 14:52" in UTC.
[[nodiscard]] QString dateAndMinute(const QDateTime &time);
/// "14:52:08" in UTC, with the date if it differs from that of @p reference.
[[nodiscard]] QString timeOfDay(const QDateTime &time, const QDateTime &reference = {});
/// "14:52", or with the date as above.
[[nodiscard]] QString minuteOfDay(const QDateTime &time, const QDateTime &reference = {});
/// "02-21" in UTC, with the year if it differs from that of @p reference.
[[nodiscard]] QString date(const QDateTime &time, const QDateTime &reference);

/// "15:52:08" in local time, for events on this machine.
[[nodiscard]] QString localTimeOfDay(const QDateTime &time);
[[nodiscard]] QString localTimeOfDay(QTime time);

} // namespace baton::timetext
