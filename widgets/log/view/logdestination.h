// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/logspan.h"

#include <QString>

#include <optional>

namespace baton {

class LogFile;

/// The line of a log to go to, while the log is still being read.
class LogDestination
{
public:
    /// The result of going there.
    struct Arrival
    {
        qint64 line = -1;       ///< target line; -1 if there is none
        QString text;           ///< text to select there
        qint64 missing = 0;     ///< seconds from the end of the log to the requested time
        bool hasNoTime = false; ///< a time is requested, but the log has no times
    };

    explicit LogDestination(const LogFile &file)
        : m_file(file)
    {
    }

    void clear();
    /// Forgets the place of setInterest(); the view follows the end of the log.
    void clearInterest() { m_interest.reset(); }
    /// Sets @p line, counted from 0. @p text is marked in it.
    void setLine(qint64 line, const QString &text);
    /// Goes to the first error in @p span, else to its first line or a later one.
    void setTime(const LogSpan &span);
    /// Like setTime(); if the log has no lines of @p span, uses its first error.
    void setInterest(const LogSpan &span);

    /// Returns the place once it is known, and only once. Call it after more was read.
    [[nodiscard]] std::optional<Arrival> take();

private:
    [[nodiscard]] qint64 firstErrorIn(const LogSpan &span) const;
    [[nodiscard]] qint64 lineOf(const LogSpan &span) const;
    [[nodiscard]] std::optional<qint64> interestingLine() const;
    [[nodiscard]] bool tellsOf(const LogSpan &span) const;

    const LogFile &m_file;
    qint64 m_line = -1;
    QString m_text;
    std::optional<LogSpan> m_time;
    std::optional<LogSpan> m_interest;
};

} // namespace baton
