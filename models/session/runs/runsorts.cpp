// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/runsorts.h"

#include "models/check/folder/attemptnumber.h"
#include "models/findings/gateresult.h"
#include "models/session/errors/retrycounters.h"

#include <algorithm>

namespace baton {

RunSorts::RunSorts(const Session &session, int phase, const PhaseEvents &events,
                   const RunFacts &facts)
    : m_session(session)
    , m_phase(session.phases[size_t(phase)])
    , m_facts(facts)
    , m_counters(facts.counters[size_t(phase)])
    , m_sorts(facts.sorts[size_t(phase)])
    , m_numbered(events.numbered)
    , m_errors(events.errors)
    , m_handoffs(events.handoffs)
    , m_current(currentSort())
{
}

const SessionError &RunSorts::error(int index) const
{
    return m_session.errors[size_t(index)];
}

const SessionHandoff &RunSorts::handoff(int index) const
{
    return m_session.handoffs[size_t(index)];
}

int RunSorts::currentSort() const
{
    for (size_t i = m_sorts.size(); i-- > 0;) {
        const int sort = m_sorts[i];
        const bool isCounted = size_t(sort) < m_counters.size() && m_counters[size_t(sort)] > 0;
        const bool isLast = i + 1 == m_sorts.size();
        const bool hasTraces =
            std::ranges::any_of(
                m_handoffs, [&](int index) { return m_facts.handoffSorts[size_t(index)] == sort; })
            || (isLast && std::ranges::any_of(m_errors, [this](int index) {
                    return isOfHistory(error(index));
                }));
        const bool isDue = i > 0 && std::ranges::any_of(m_handoffs, [&](int index) {
                               return m_facts.handoffSorts[size_t(index)] == m_sorts[i - 1]
                                   && handoff(index).kept.isEmpty()
                                   && passesGate(handoff(index).report.verdict.gates);
                           });
        if (isCounted || hasTraces || isDue) {
            return sort;
        }
    }
    return m_sorts.empty() ? any : m_sorts.back();
}

/// True for an error in the history of a handoff, which is a failed run and not a plan.
bool RunSorts::isOfHistory(const SessionError &told) const
{
    return std::ranges::any_of(
        m_handoffs, [&](int index) { return handoff(index).at.path == told.evidence.path; });
}

int RunSorts::of(const SessionError &told) const
{
    if (m_sorts.empty()) {
        return any;
    }
    if (isOfHistory(told)) {
        return m_sorts.back();
    }
    const auto at = std::ranges::find(m_sorts, m_current);
    return at != m_sorts.begin() && isUntried(m_current) ? *std::prev(at) : m_current;
}

/// True for a type of run whose turn has come, but for which the state counts no failure yet.
bool RunSorts::isUntried(int sort) const
{
    return !isFailure(m_phase.status) && size_t(sort) < m_counters.size()
        && m_counters[size_t(sort)] == 0
        && std::ranges::none_of(
            m_handoffs, [&](int index) { return m_facts.handoffSorts[size_t(index)] == sort; });
}

int RunSorts::numberOfRuns(int sort) const
{
    const auto isOfSort = [sort](int other) {
        return sort == any || other == any || other == sort;
    };
    int count = 1;
    int numbered = 0;
    for (const int index : m_errors) {
        if (isOfSort(of(error(index)))) {
            count = std::max(count, error(index).attempt);
            numbered = m_numbered;
        }
    }
    const bool wentOn = !isFailure(m_phase.status) && numbered > 0;
    count = std::max(count, numbered + (wentOn ? 1 : 0));
    for (size_t i = 0; i < m_counters.size() && i < m_facts.limits.size(); ++i) {
        if (isOfSort(static_cast<int>(i))) {
            count = std::max(count,
                             runsBy(m_facts.limits[i], m_counters[i], isFailure(m_phase.status)));
        }
    }
    for (const int index : m_handoffs) {
        if (isOfSort(m_facts.handoffSorts[size_t(index)])) {
            count = std::max(count, handoff(index).attempt);
        }
    }
    return std::min(count, mostAttempts);
}

} // namespace baton
