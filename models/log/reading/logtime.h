// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace baton {

/// A time that was found in a line.
struct LogTime
{
    qint64 milliseconds = 0; ///< since 1970, UTC; a time without a zone counts as UTC
    qsizetype begin = 0;     ///< offset of the time in the line
    qsizetype end = 0;
    int offset = 0; ///< minutes that the time zone is ahead of UTC
};

/// The time near the start of @p line: "2026-02-21T14:30:00.123Z" and its relatives (a blank for
/// the T, slashes, a comma, an offset, no seconds), or glog's "E0221 14:30:00.123456", which is of
/// @p year.
[[nodiscard]] std::optional<LogTime> timeIn(QByteArrayView line, int year);

/// The time that a person typed: in the form of a line, or only "14:30" or "14:30:05", which is on
/// the day of @p reference. A time without a zone is in the zone @p offset minutes before UTC.
[[nodiscard]] std::optional<qint64> timeFromText(const QString &text, qint64 reference,
                                                 int offset = 0);

/// "2026-02-21 14:30:00" in the zone @p offset minutes before UTC.
[[nodiscard]] QString textOfTime(qint64 milliseconds, int offset = 0);

} // namespace baton
