// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/timescale.h"

#include "models/sessionviews/grid/elapsedtime.h"

#include <algorithm>
#include <array>

namespace baton {

namespace {

using Spans = std::vector<TimeScale::Gap>;

constexpr qint64 shortestGap = 60'000;
constexpr double gapShare = 0.08;    ///< longer gaps are folded, as a share of the whole time
constexpr double foldedShare = 0.03; ///< length of a folded gap, as a share of the remaining time

/// The periods in which something ran, sorted by start.
Spans busySpans(const Session &session, const QDateTime &now)
{
    Spans spans;
    const QDateTime last = countsUntil(session.summary, now);
    const auto add = [&](const QDateTime &start, const QDateTime &end, RunStatus status) {
        if (start.isValid()) {
            const QDateTime until = end.isValid() ? end : isTimeCounting(status) ? last : start;
            const qint64 begin = start.toMSecsSinceEpoch();
            spans.push_back({begin, std::max(begin, until.toMSecsSinceEpoch())});
        }
    };
    for (const SessionPhase &phase : session.phases) {
        for (const SessionAttempt &attempt : phase.attempts) {
            add(attempt.started, attempt.ended, attempt.status);
        }
        add(phase.started, phase.ended, phase.status); // also covers the time between its attempts
    }
    std::ranges::sort(spans, {}, &TimeScale::Gap::begin);
    return spans;
}

} // namespace

TimeScale::TimeScale(const Session &session, const QDateTime &now, bool foldsGaps)
{
    const Spans spans = busySpans(session, now);
    if (spans.empty()) {
        return;
    }
    m_begin = spans.front().begin;
    m_end = std::ranges::max_element(spans, {}, &Gap::end)->end;
    const double whole = static_cast<double>(m_end - m_begin);
    const double least = std::max<double>(shortestGap, whole * gapShare);
    qint64 busyUntil = m_begin;
    for (const Gap &span : spans) {
        if (static_cast<double>(span.begin - busyUntil) > least) {
            m_allGaps.push_back({busyUntil, span.begin});
        }
        busyUntil = std::max(busyUntil, span.end);
    }
    setFoldsGaps(foldsGaps);
}

void TimeScale::setFoldsGaps(bool isOn)
{
    m_gaps = isOn ? m_allGaps : std::vector<Gap>();
    double idle = 0;
    for (const Gap &gap : m_gaps) {
        idle += static_cast<double>(gap.end - gap.begin);
    }
    m_folded = (static_cast<double>(m_end - m_begin) - idle) * foldedShare;
    m_length = lengthUntil(m_end);
}

double TimeScale::lengthUntil(qint64 time) const
{
    double length = static_cast<double>(time - m_begin);
    for (const Gap &gap : m_gaps) {
        if (time <= gap.begin) {
            break;
        }
        const double whole = static_cast<double>(gap.end - gap.begin);
        const double passed = static_cast<double>(std::min(time, gap.end) - gap.begin);
        length -= passed * (1 - m_folded / whole);
    }
    return length;
}

double TimeScale::positionOf(qint64 time) const
{
    return m_length <= 0 ? 0 : lengthUntil(std::clamp(time, m_begin, m_end)) / m_length;
}

qint64 TimeScale::timeAt(double position) const
{
    qint64 low = m_begin;
    qint64 high = m_end;
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        positionOf(middle) < position ? low = middle + 1 : high = middle;
    }
    return low;
}

std::vector<qint64> TimeScale::ticks(int count) const
{
    static constexpr std::array<qint64, 17> steps{
        1, 5, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200, 86400, 604800};
    std::vector<qint64> all;
    if (isEmpty() || count < 1) {
        return all;
    }
    const double wanted = m_length / 1000 / count;
    const auto found = std::ranges::find_if(
        steps, [wanted](qint64 step) { return static_cast<double>(step) >= wanted; });
    const qint64 step = (found == steps.end() ? steps.back() : *found) * 1000;
    for (qint64 time = (m_begin / step + 1) * step; time < m_end; time += step) {
        const auto gap = std::ranges::find_if(
            m_gaps, [time](const Gap &one) { return time > one.begin && time < one.end; });
        if (gap != m_gaps.end()) {
            time = gap->end / step * step; // continues behind the gap
            continue;
        }
        all.push_back(time);
    }
    return all;
}

RunSpan spanOf(const SessionPhase &phase, const SessionAttempt &attempt)
{
    RunSpan span{attempt.started, attempt.ended, true};
    const bool isRunning = isGoingOn(attempt.status);
    const bool isOpen = !attempt.started.isValid() || (!attempt.ended.isValid() && !isRunning);
    if (!isOpen || !phase.started.isValid() || !phase.ended.isValid()) {
        return span;
    }
    const auto count = static_cast<qint64>(phase.attempts.size());
    const auto shareAt = [&](int number) {
        return phase.started.addMSecs(phase.started.msecsTo(phase.ended) * number / count);
    };
    span.isSure = false;
    span.start = span.start.isValid() ? span.start : shareAt(attempt.number - 1);
    span.end = span.end.isValid() || isRunning ? span.end : shareAt(attempt.number);
    return span;
}

} // namespace baton
