// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/failureorder.h"
#include "models/session/value/phasetree.h"

#include <limits>

namespace baton {

namespace {

using What = SessionFailure::What;

constexpr qint64 never = std::numeric_limits<qint64>::max();

/// The rank of simultaneous failures: the content of a document, then mistakes in its form, then
/// missing fields.
int rankOf(const Session &session, const SessionFailure &failure)
{
    static const QHash<What, int> ranks{{What::Error, 0},   {What::Handoff, 2}, {What::Gate, 3},
                                        {What::Attempt, 4}, {What::Phase, 5},   {What::Finding, 6},
                                        {What::Session, 7}};
    const bool isOfSubstance = failure.what == What::Gate
        && session.gates[static_cast<size_t>(failure.index)].isOfSubstance;
    return isOfSubstance ? 1 : ranks.value(failure.what);
}

} // namespace

void FailureOrder::sort(std::vector<SessionFailure> &failures)
{
    m_times.clear();
    for (const SessionFailure &failure : failures) {
        m_times[failure.phase].emplaceBack(failure.attempt, ownTime(failure));
    }
    std::vector<std::pair<Key, SessionFailure>> keyed;
    for (SessionFailure &failure : failures) {
        const Key key = keyOf(failure);
        keyed.emplace_back(key, std::move(failure));
    }
    std::ranges::stable_sort(keyed, {}, [](const auto &one) -> const Key & { return one.first; });
    failures.clear();
    for (auto &[key, failure] : keyed) {
        failures.push_back(std::move(failure));
    }
}

const SessionPhase *FailureOrder::phaseAt(int phase) const
{
    return phase < 0 ? nullptr : &m_session.phases[static_cast<size_t>(phase)];
}

/// The earliest known begin of a row after the one that contains @p phase.
QDateTime FailureOrder::nextBegin(int phase) const
{
    const int top = m_isInOrder ? topPhase(m_session, phase) : -1;
    for (auto i = static_cast<size_t>(top + 1); top >= 0 && i < m_session.phases.size(); ++i) {
        const SessionPhase &later = m_session.phases[i];
        const QDateTime &begin = later.started.isValid() ? later.started : later.ended;
        if (later.parent < 0 && begin.isValid()) {
            return begin;
        }
    }
    return {};
}

/// The time of the handoff that reports @p failure, which happened earlier.
QDateTime FailureOrder::toldAt(const SessionFailure &failure) const
{
    const auto found = std::ranges::find_if(m_session.handoffs, [&](const SessionHandoff &handoff) {
        return !failure.evidence.empty() && handoff.at.path == failure.evidence.front().path;
    });
    return found == m_session.handoffs.end() ? QDateTime() : found->time;
}

/// The time of a failure without its own time: the end of its attempt or, for the last attempt, of
/// its phase. For a part without an end, the end of the whole, but not later than it was reported.
/// For a whole without an end, the begin of the next row.
qint64 FailureOrder::ownTime(const SessionFailure &failure) const
{
    QDateTime time = failure.time;
    const SessionPhase *phase = phaseAt(failure.phase);
    const auto number = static_cast<size_t>(failure.attempt);
    if (phase && !time.isValid() && number > 0 && number <= phase->attempts.size()) {
        time = phase->attempts[number - 1].ended;
    }
    for (; phase && !time.isValid(); phase = phaseAt(phase->parent)) {
        time = phase->ended;
    }
    const QDateTime told = failure.time.isValid() ? QDateTime() : toldAt(failure);
    time = told.isValid() && (!time.isValid() || told < time) ? told : time;
    time = time.isValid() ? time : nextBegin(failure.phase);
    return time.isValid() ? time.toMSecsSinceEpoch() : never;
}

/// The time of the failure. An attempt failed before the failures of later attempts of its phase.
qint64 FailureOrder::timeOf(const SessionFailure &failure) const
{
    qint64 time = ownTime(failure);
    for (const auto &[attempt, later] : m_times.value(failure.phase)) {
        if (failure.attempt > 0 && attempt > failure.attempt) {
            time = std::min(time, later);
        }
    }
    return time;
}

FailureOrder::Key FailureOrder::keyOf(const SessionFailure &failure) const
{
    const bool isLate = failure.what == What::Phase || failure.what == What::Session;
    int depth = 0;
    for (const SessionPhase *phase = phaseAt(failure.phase); phase && phase->parent >= 0;
         phase = phaseAt(phase->parent)) {
        ++depth;
    }
    const int top =
        failure.phase < 0 ? std::numeric_limits<int>::max() : topPhase(m_session, failure.phase);
    return {isLate ? never : timeOf(failure), top, -depth, failure.phase, failure.attempt,
            rankOf(m_session, failure)};
}

} // namespace baton
