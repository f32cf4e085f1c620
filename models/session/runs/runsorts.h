// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/runs/phaseattempts.h"

namespace baton {

/// The sorts of runs of one phase (RunFacts): which one it is at, to which one an error belongs,
/// and how often each was run.
class RunSorts
{
public:
    /// Of all sorts, or of none in particular.
    static constexpr int any = -1;

    /// All outlive it.
    RunSorts(const Session &session, int phase, const PhaseEvents &events, const RunFacts &facts);

    /// The sort that the phase was at when this was made: the last one of which there are traces,
    /// or whose turn has come as the gate before it was passed.
    [[nodiscard]] int current() const { return m_current; }
    /// The sort of the run that failed with @p error.
    [[nodiscard]] int of(const SessionError &error) const;
    /// The number of runs of @p sort. A failed phase ended with its last error; any other went on
    /// after the last failure that its history numbers.
    [[nodiscard]] int numberOfRuns(int sort) const;

private:
    [[nodiscard]] int currentSort() const;
    [[nodiscard]] bool isOfHistory(const SessionError &error) const;
    [[nodiscard]] bool isUntried(int sort) const;
    [[nodiscard]] const SessionError &error(int index) const;
    [[nodiscard]] const SessionHandoff &handoff(int index) const;

    const Session &m_session;
    const SessionPhase &m_phase;
    const RunFacts &m_facts;
    const std::vector<int> &m_counters;
    const std::vector<int> &m_sorts;
    int m_numbered;
    const std::vector<int> &m_errors;
    const std::vector<int> &m_handoffs;
    int m_current;
};

} // namespace baton
