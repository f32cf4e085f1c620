// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/phasetable.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class TableReader
{
public:
    explicit TableReader(SessionDraft &draft)
        : m_draft(draft)
        , m_state(draft.state)
        , m_table(draft.reading().phases)
    {
    }

    void addRows()
    {
        const QStringList valid = m_state.texts(m_table.valid);
        for (const PhaseRow &row : m_table.rows) {
            addRow(row);
            if (m_state.has(m_table.valid)) {
                m_draft.told.back().isValid = valid.contains(row.id);
            }
        }
    }

private:
    [[nodiscard]] QString textAt(const PhaseRow &row, const JsonPointer &member) const
    {
        return member.isRoot() ? QString() : m_state.text(joined(row.at, member));
    }

    [[nodiscard]] QDateTime timeAt(const PhaseRow &row, const JsonPointer &member) const
    {
        return member.isRoot() ? QDateTime() : m_state.time(joined(row.at, member));
    }

    void addRow(const PhaseRow &row)
    {
        SessionPhase phase;
        phase.id = row.id;
        phase.title = row.title;
        phase.parent = row.parent;
        PhaseTold told;
        told.row = &row;
        told.isTold = !row.at.isRoot() && m_state.has(row.at);
        if (told.isTold) {
            phase.word = textAt(row, m_table.status);
            phase.status = statusOf(phase.word);
            phase.started = timeAt(row, m_table.started);
            phase.ended =
                phase.status == RunStatus::Running ? QDateTime() : timeAt(row, m_table.ended);
            phase.evidence = m_state.evidence(row.at);
            told.handoff = textAt(row, m_table.handoff);
            told.error = textAt(row, m_table.error);
            for (const RetryCounter &counter : m_table.retries) {
                const std::optional<int> used = m_state.number(joined(row.at, counter.at));
                told.retries.push_back(std::min(used.value_or(-1), 1'000'000));
            }
        }
        m_draft.session.phases.push_back(std::move(phase));
        m_draft.told.push_back(std::move(told));
    }

    [[nodiscard]] RunStatus statusOf(const QString &word) const
    {
        const RunStatus status = statusCalled(m_draft.reading().words, word);
        return status == RunStatus::Pending || word.isEmpty() ? RunStatus::NotReached : status;
    }

    SessionDraft &m_draft;
    const StateDocument &m_state;
    const PhaseTable &m_table;
};

/// Where the rows of the state say that the session stands.
class Standing
{
public:
    Standing(const SessionReading &reading, const StateDocument &state)
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
            if (m_rows[i].parent < 0
                && (status == RunStatus::Running || status == RunStatus::Waiting)) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }

    /// The row that the session would go on with, unless it says itself that it has not begun.
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
        return statusCalled(m_reading.words, word);
    }

    const SessionReading &m_reading;
    const StateDocument &m_state;
    const std::vector<PhaseRow> &m_rows;
};

} // namespace

void addTableRows(SessionDraft &draft)
{
    TableReader(draft).addRows();
    draft.session.currentPhase =
        currentRow(draft.reading(), draft.state, draft.session.summary.word);
}

int currentRow(const SessionReading &reading, const StateDocument &state, const QString &word)
{
    const Standing standing(reading, state);
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

QString currentPhaseTitle(const SessionReading &reading, const StateDocument &state,
                          const QString &word)
{
    const bool hasFailed = isFailure(statusCalled(reading.words, word));
    const int failed = hasFailed ? Standing(reading, state).firstFailed() : -1;
    const int row = failed >= 0 ? failed : currentRow(reading, state, word);
    return row < 0 ? QString() : reading.phases.rows[size_t(row)].title;
}

} // namespace baton
