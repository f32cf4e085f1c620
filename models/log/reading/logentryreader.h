// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logtime.h"

namespace baton {

enum class LogLevel : quint8 { None, Debug, Info, Warning, Error };
inline constexpr int logLevelCount = 5;

/// The facts that one line states about itself.
struct LogEntry
{
    LogLevel level = LogLevel::None;
    std::optional<qint64> time; ///< milliseconds since 1970, UTC

    friend bool operator==(const LogEntry &, const LogEntry &) = default;
};

/// The parts at the start of a line, for its colours.
struct LogHead
{
    std::optional<LogTime> time;
    LogLevel level = LogLevel::None; ///< level that the line states
    qsizetype levelBegin = 0;        ///< offset of the level's name
    qsizetype levelEnd = 0;
};

/// @p line has no escape sequences. @p year applies to times without a year.
[[nodiscard]] LogHead logHead(QByteArrayView line, int year = 1970);

/// Reads the levels and times of lines, one after the other: an indented line has the level of the
/// entry that it belongs to, and a Python traceback is an error to its end.
class LogEntryReader
{
public:
    /// @p year applies to times without a year.
    explicit LogEntryReader(int year = 1970)
        : m_year(year)
    {
    }

    [[nodiscard]] LogEntry next(QByteArrayView line);

private:
    int m_year;
    LogLevel m_open = LogLevel::None;
    bool m_isTraceback = false;
};

} // namespace baton
