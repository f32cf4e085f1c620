// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/logdestination.h"

#include "models/log/reading/logfile.h"
#include "models/log/search/logfilter.h"

#include <utility>

namespace baton {

namespace {

/// The first line after @p span.
qint64 endOf(const LogIndex &index, const LogSpan &span)
{
    constexpr qint64 second = 1000; // log times have whole seconds
    return span.until.isValid() ? index.firstSince(span.until.toMSecsSinceEpoch() + second)
                                : index.lineCount();
}

} // namespace

void LogDestination::clear()
{
    m_line = -1;
    m_text.clear();
    m_time.reset();
    m_interest.reset();
}

void LogDestination::setLine(qint64 line, const QString &text)
{
    clear();
    m_line = std::max<qint64>(0, line);
    m_text = text;
}

void LogDestination::setTime(const LogSpan &span)
{
    clear();
    m_time = span;
}

void LogDestination::setInterest(const LogSpan &span)
{
    clear();
    m_interest = span;
}

/// -1 if there is none yet; without a time span in the whole log.
qint64 LogDestination::firstErrorIn(const LogSpan &span) const
{
    const LogIndex &index = m_file.index();
    const qint64 first = span.isValid() ? index.firstSince(span.from.toMSecsSinceEpoch()) : 0;
    const qint64 error = index.nextOf(LogFilter::bit(LogLevel::Error), first - 1);
    return !span.isValid() || error < endOf(index, span) ? error : -1;
}

/// -1 as long as unread lines may belong to @p span.
qint64 LogDestination::lineOf(const LogSpan &span) const
{
    const LogIndex &index = m_file.index();
    const qint64 error = firstErrorIn(span);
    const bool isKnown =
        error >= 0 || !m_file.isReading() || endOf(index, span) < index.lineCount();
    const qint64 first = index.firstSince(span.from.toMSecsSinceEpoch());
    return error >= 0 ? error : isKnown ? std::min(first, index.lineCount() - 1) : -1;
}

bool LogDestination::tellsOf(const LogSpan &span) const
{
    const LogIndex &index = m_file.index();
    return span.isValid() && index.earliest() != LogLine::noTime
        && span.from.toMSecsSinceEpoch() <= index.latest()
        && (!span.until.isValid() || index.earliest() <= span.until.toMSecsSinceEpoch());
}

/// -1: there is none. Nothing as long as unread lines may belong to the span.
std::optional<qint64> LogDestination::interestingLine() const
{
    const bool isTold = tellsOf(*m_interest);
    const qint64 line = isTold ? lineOf(*m_interest) : firstErrorIn({});
    const bool mayCome = m_file.isReading() && (line < 0 || (!isTold && m_interest->isValid()));
    return mayCome ? std::nullopt : std::optional(line);
}

std::optional<LogDestination::Arrival> LogDestination::take()
{
    const LogIndex &index = m_file.index();
    if (index.lineCount() == 0) {
        return {};
    }
    Arrival there;
    if (m_interest) {
        const std::optional<qint64> line = interestingLine();
        there.line = line.value_or(-1);
        if (!line) {
            return {};
        }
    } else if (m_line >= 0 && (m_line < index.lineCount() || !m_file.isReading())) {
        there.line = std::min(m_line, index.lineCount() - 1);
        there.text = m_text;
    } else if (m_time) {
        there.line = lineOf(*m_time);
        there.missing = (m_time->from.toMSecsSinceEpoch() - index.latest()) / 1000;
        there.hasNoTime = !m_file.isReading() && index.earliest() == LogLine::noTime;
        if (there.line < 0 && !there.hasNoTime) {
            return {};
        }
    } else {
        return {};
    }
    clear();
    return there;
}

} // namespace baton
