// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>

namespace baton {

/// The time of an event that may be in a log.
struct LogSpan
{
    QDateTime from;  ///< invalid if unknown
    QDateTime until; ///< invalid: no end

    LogSpan() = default;
    /// The span of the one second @p time.
    LogSpan(const QDateTime &time) // NOLINT(google-explicit-constructor)
        : LogSpan(time, time)
    {
    }
    LogSpan(const QDateTime &first, const QDateTime &last)
        : from(first)
        , until(last)
    {
    }

    [[nodiscard]] bool isValid() const { return from.isValid(); }
    friend bool operator==(const LogSpan &, const LogSpan &) = default;
};

} // namespace baton
