// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDate>

#include <vector>

namespace baton {

/// A span of a time line: from a day on, up to the day before another.
struct TimeSpan
{
    QDate begin;
    QDate end;

    friend bool operator==(const TimeSpan &, const TimeSpan &) = default;
};

/// The contiguous spans from @p first to @p last: days, weeks from Monday on, months, or years, so
/// that there are at most sixty.
[[nodiscard]] std::vector<TimeSpan> timeSpans(QDate first, QDate last);

} // namespace baton
