// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/lineset.h"
#include "models/log/reading/logindex.h"

#include <atomic>

namespace baton {

/// The filter that decides which lines of a log are shown.
struct LogFilter
{
    static constexpr quint8 allLevels = (1U << logLevelCount) - 1;

    quint8 levels = allLevels;  ///< one bit for each LogLevel
    std::optional<qint64> from; ///< milliseconds since 1970, UTC
    std::optional<qint64> to;   ///< last time to show, in milliseconds since 1970, UTC

    [[nodiscard]] static quint8 bit(LogLevel level)
    {
        return static_cast<quint8>(1U << static_cast<unsigned>(level));
    }
    [[nodiscard]] bool acceptsAll() const { return levels == allLevels && !from && !to; }
    /// A line before the first time of the log is in no stretch of time.
    [[nodiscard]] bool accepts(const LogLine &line) const;

    friend bool operator==(const LogFilter &, const LogFilter &) = default;
};

/// Tests the lines of @p index after those that @p lines covers. Returns early if @p stop is set.
void extend(LineSet &lines, const LogIndex &index, const LogFilter &criteria,
            const std::atomic_bool *stop = nullptr);

} // namespace baton
