// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/phasetimes.h"

namespace baton {

namespace {

/// The first known event of each phase, except for its end.
std::vector<QDateTime> firstEvents(const Session &session)
{
    std::vector<QDateTime> first(session.phases.size());
    const auto take = [&first](int phase, const QDateTime &time) {
        if (phase >= 0 && time.isValid()) {
            QDateTime &known = first[size_t(phase)];
            known = known.isValid() ? std::min(known, time) : time;
        }
    };
    for (size_t i = 0; i < session.phases.size(); ++i) {
        take(static_cast<int>(i), session.phases[i].ended);
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        take(handoff.phase, handoff.time);
    }
    for (const SessionError &error : session.errors) {
        take(error.phase, error.time);
    }
    return first;
}

/// Ends of phases with their indexes, earliest first.
using Ends = std::vector<std::pair<QDateTime, size_t>>;

Ends endsOf(const Session &session)
{
    Ends ends;
    for (size_t i = 0; i < session.phases.size(); ++i) {
        if (session.phases[i].ended.isValid()) {
            ends.emplace_back(session.phases[i].ended, i);
        }
    }
    std::ranges::sort(ends);
    return ends;
}

/// True if a handoff of @p phase at @p time stays in the phase.
bool isPlan(const Session &session, size_t phase, const QDateTime &time)
{
    return std::ranges::any_of(session.handoffs, [&](const SessionHandoff &handoff) {
        return handoff.phase == static_cast<int>(phase) && handoff.time == time
            && !handoff.links.phase.isEmpty() && handoff.links.phase == handoff.links.toPhase;
    });
}

/// The end of the last other phase that had ended by @p first; if @p first is unknown, of the last
/// one of all.
QDateTime endBefore(size_t phase, const QDateTime &first, const Ends &ends)
{
    auto end = first.isValid()
        ? std::ranges::upper_bound(ends, first, {}, [](const auto &one) { return one.first; })
        : ends.end();
    if (end != ends.begin() && std::prev(end)->second == phase) {
        --end;
    }
    return end == ends.begin() ? QDateTime() : std::prev(end)->first;
}

/// True if an earlier phase had not ended at the first event of @p phase.
bool isOverlapped(const Session &session, size_t phase, const QDateTime &first)
{
    return std::any_of(session.phases.begin(), session.phases.begin() + ptrdiff_t(phase),
                       [&first](const SessionPhase &earlier) {
                           return earlier.parent < 0 && earlier.ended.isValid()
                               && earlier.ended > first;
                       });
}

/// The start of a phase in a table without starts: the end of the last phase before it.
QDateTime startOf(const Session &session, size_t phase, const QDateTime &first, const Ends &ends,
                  std::chrono::minutes mostSilence)
{
    const SessionPhase &row = session.phases[phase];
    if (row.started.isValid() || row.attempts.empty() || row.parent >= 0) {
        return row.started;
    }
    const bool isReported = first.isValid() && first != row.ended;
    if (isReported && isOverlapped(session, phase, first)) {
        return first;
    }
    const QDateTime before = endBefore(phase, first, ends);
    QDateTime start = session.summary.started;
    if (before.isValid() && (!start.isValid() || start < before)) {
        start = before;
    }
    if (!first.isValid() || !start.isValid()) {
        return start;
    }
    const bool isIdle =
        before.isValid() && first - start > mostSilence && isPlan(session, phase, first);
    return start <= first && !isIdle ? start : first;
}

/// The end of a phase in a session without a state: its last dated handoff.
QDateTime endOf(const Session &session, size_t phase)
{
    const SessionPhase &row = session.phases[phase];
    QDateTime end = row.ended;
    if (!row.evidence.isEmpty() || !hasEnded(row.status) || row.started.isValid()
        || end.isValid()) {
        return end;
    }
    for (const SessionHandoff &handoff : session.handoffs) { // in order of time
        end =
            handoff.phase == static_cast<int>(phase) && !handoff.isTimeOfFile ? handoff.time : end;
    }
    return end;
}

} // namespace

void deriveTimes(Session &session, std::chrono::minutes mostSilence)
{
    for (size_t i = 0; i < session.phases.size(); ++i) {
        SessionPhase &phase = session.phases[i];
        phase.ended = endOf(session, i);
        if (!phase.attempts.empty() && !phase.attempts.back().ended.isValid()) {
            phase.attempts.back().ended = phase.ended;
        }
    }
    const std::vector<QDateTime> first = firstEvents(session);
    const Ends ends = endsOf(session);
    for (size_t i = 0; i < session.phases.size(); ++i) {
        session.phases[i].started = startOf(session, i, first[i], ends, mostSilence);
        QDateTime start = session.phases[i].started;
        for (SessionAttempt &attempt : session.phases[i].attempts) {
            attempt.started = start;
            start = attempt.ended;
        }
    }
}

} // namespace baton
