// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/phasetablesession.h"

#include "models/session/building/sessionbuilder.h"
#include "models/session/runs/phasetimes.h"
#include "models/session/state/currentphase.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class TableReader
{
public:
    explicit TableReader(SessionBuilder &builder)
        : m_builder(builder)
        , m_state(builder.state)
        , m_table(builder.reading().phases)
    {
    }

    void addRows()
    {
        const QStringList valid = m_state.texts(m_table.valid);
        for (const PhaseRow &row : m_table.rows) {
            addRow(row);
            if (m_state.has(m_table.valid)) {
                m_builder.reportedPhases.back().isValid = valid.contains(row.id);
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
        ReportedPhase reported;
        reported.row = &row;
        reported.isReported = !row.at.isRoot() && m_state.has(row.at);
        if (reported.isReported) {
            phase.word = textAt(row, m_table.status);
            phase.status = statusOf(phase.word);
            phase.started = timeAt(row, m_table.started);
            phase.ended =
                phase.status == RunStatus::Running ? QDateTime() : timeAt(row, m_table.ended);
            phase.evidence = m_state.evidence(row.at);
            reported.handoff = textAt(row, m_table.handoff);
            reported.error = textAt(row, m_table.error);
            for (const RetryCounter &counter : m_table.retries) {
                const std::optional<int> used = m_state.number(joined(row.at, counter.at));
                reported.retries.push_back(std::min(used.value_or(-1), 1'000'000));
            }
        }
        m_builder.session.phases.push_back(std::move(phase));
        m_builder.reportedPhases.push_back(std::move(reported));
    }

    [[nodiscard]] RunStatus statusOf(const QString &word) const
    {
        const RunStatus status = statusMeant(m_builder.reading().words, word);
        return status == RunStatus::Pending || word.isEmpty() ? RunStatus::NotReached : status;
    }

    SessionBuilder &m_builder;
    const StateDocument &m_state;
    const PhaseTable &m_table;
};

/// The rows of the phase table with what the state says of each.
void addTableRows(SessionBuilder &builder)
{
    TableReader(builder).addRows();
    builder.session.currentPhase =
        currentRow(builder.reading(), builder.state, builder.session.summary.word);
}

} // namespace

void PhaseTableSession::addRows(SessionBuilder &builder) const
{
    addTableRows(builder);
}

RowOrder PhaseTableSession::orderOf(const SessionBuilder &builder) const
{
    return builder.reading().phases.isLinear ? RowOrder::Top : RowOrder::None;
}

void PhaseTableSession::addTimes(SessionBuilder &builder) const
{
    deriveTimes(builder.session, std::chrono::minutes(builder.reading().staleMinutes));
}

} // namespace baton
