// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/runs/phaseattempts.h"

namespace baton {

/// The types of runs of a phase (see RunFacts): the current type, the type of an error, and the
/// number of runs of each type.
class RunSorts
{
public:
    /// Stands for all types, or for no particular one.
    static constexpr int any = -1;

    /// The arguments must outlive this object.
    RunSorts(const Session &session, int phase, const PhaseEvents &events, const RunFacts &facts);

    /// The type at which the phase is: the last one with evidence, or the one whose turn has come
    /// because the gate before it was passed.
    [[nodiscard]] int current() const { return m_current; }
    /// The type of the run that failed with @p error.
    [[nodiscard]] int of(const SessionError &error) const;
    /// The number of runs of @p sort. A failed phase ended with its last error; other phases
    /// continued after the last failure in their history.
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
