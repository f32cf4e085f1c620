// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/currentphase.h"

namespace baton {

namespace {

/// Finds the current row of the session from its state.
class CurrentPhaseSearch
{
public:
    CurrentPhaseSearch(const SessionFormat &reading, const StateDocument &state)
        : m_reading(reading)
        , m_state(state)
        , m_rows(reading.phases.rows)
    {
    }

    [[nodiscard]] int at(const QString &id) const
    {
        const auto found = std::ranges::find(m_rows, id, &PhaseRow::id);
        return id.isEmpty() || found == m_rows.end() ? -1
                                                     : static_cast<int>(found - m_rows.begin());
    }

    [[nodiscard]] int firstFailed() const
    {
        const auto found = std::ranges::find_if(m_rows, [this](const PhaseRow &row) {
            return row.parent < 0 && isFailure(statusOf(row));
        });
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

    [[nodiscard]] int lastGoing() const
    {
        for (size_t i = m_rows.size(); i-- > 0;) {
            const RunStatus status = statusOf(m_rows[i]);
            if (m_rows[i].parent < 0 && isGoingOn(status)) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }

    /// The row with which the session would resume, unless the row has not begun.
    [[nodiscard]] int resumed() const
    {
        const int row = at(m_state.text(m_reading.state.resume));
        return row < 0 || statusOf(m_rows[size_t(row)]) == RunStatus::Pending ? -1 : row;
    }

private:
    [[nodiscard]] RunStatus statusOf(const PhaseRow &row) const
    {
        const QString word =
            row.at.isRoot() ? QString() : m_state.text(joined(row.at, m_reading.phases.status));
        return statusMeant(m_reading.words, word);
    }

    const SessionFormat &m_reading;
    const StateDocument &m_state;
    const std::vector<PhaseRow> &m_rows;
};

} // namespace

int currentRow(const SessionFormat &reading, const StateDocument &state, const QString &word)
{
    const CurrentPhaseSearch standing(reading, state);
    if (const int row = standing.at(reading.phases.rowsOfStatus.value(word)); row >= 0) {
        return row;
    }
    if (const int row = standing.at(state.text(reading.state.phase)); row >= 0) {
        return row;
    }
    if (const int failed = standing.firstFailed(); failed >= 0) {
        return failed;
    }
    const int going = standing.lastGoing();
    return going >= 0 ? going : standing.resumed();
}

QString currentPhaseTitle(const SessionFormat &reading, const StateDocument &state,
                          const QString &word)
{
    const bool hasFailed = isFailure(statusMeant(reading.words, word));
    const int failed = hasFailed ? CurrentPhaseSearch(reading, state).firstFailed() : -1;
    const int row = failed >= 0 ? failed : currentRow(reading, state, word);
    return row < 0 ? QString() : reading.phases.rows[size_t(row)].title;
}

} // namespace baton
