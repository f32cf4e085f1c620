// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontablerows.h"

#include "models/findings/status.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"

#include <QCoreApplication>

namespace baton::rows {

namespace {

struct GateTable
{
    Q_DECLARE_TR_FUNCTIONS(baton::GateTable)
};

SessionTableRow gateRow(const SessionGate &gate, int position)
{
    const CriterionState state = gate.state();
    SessionTableRow row{.key = gate.result.id, .cells = {}, .position = position};
    row.isFaded = gate.isSkipped || state == CriterionState::NotEvaluated;
    TableCell cell{.text = gate.result.id};
    cell.shape = gate.isSkipped ? Status::Skipped
        : gate.isInvalidated    ? statusOf(RunStatus::Invalidated)
                                : statusOf(state);
    cell.spoken = gate.isSkipped ? textOf(RunStatus::Skipped)
        : gate.isInvalidated     ? textOf(RunStatus::Invalidated)
                                 : textOf(state);
    row.toolTip = gate.result.title;
    const auto count = static_cast<int>(gate.result.criteria.size());
    if (!gate.reason.isEmpty()) {
        row.toolTip = GateTable::tr("%1: %2").arg(gate.result.title, gate.reason);
    } else if (count > 0) {
        row.toolTip = GateTable::tr("%1: %2 of %n criteria passed", nullptr, count)
                          .arg(gate.result.title)
                          .arg(gate.result.passedCount());
    }
    row.cells.push_back(std::move(cell));
    return row;
}

SessionTableRow criterionRow(const SessionGate &gate, int position)
{
    using enum TableCell::Look;
    const auto at = static_cast<size_t>(position);
    const CriterionResult &criterion = gate.result.criteria[at];
    const Evidence evidence = at < gate.evidence.size() ? gate.evidence[at] : Evidence();
    SessionTableRow row{.key = criterion.id.isEmpty() ? criterion.title : criterion.id,
                        .cells = {},
                        .evidence = evidence,
                        .position = position};
    const bool isOpen = criterion.state == CriterionState::NotEvaluated;
    const QString reason = !isOpen ? QString()
        : gate.reason.isEmpty()    ? criterion.reason
                                   : gate.reason;
    row.cells = {
        {.text = criterion.title},
        {.text = criterion.threshold, .look = Measured},
        {.text = criterion.actual, .look = Measured},
        {.text = textOf(criterion.state),
         .shape = statusOf(criterion.state),
         .look = isOpen ? Muted : Plain,
         .sort = static_cast<int>(criterion.state)},
        evidence.isEmpty() ? TableCell{.text = reason, .look = Muted}
                           : TableCell{.text = wording::place(evidence), .look = Link},
    };
    return row;
}

} // namespace

SessionColumns gateColumns()
{
    return {{GateTable::tr("Gate")}};
}

SessionRows gates(const Session &session)
{
    SessionRows rows;
    for (const SessionGate &gate : session.gates) {
        rows.push_back(gateRow(gate, static_cast<int>(rows.size())));
    }
    return rows;
}

SessionColumns criterionColumns()
{
    return {{.title = GateTable::tr("Criterion")},
            {.title = GateTable::tr("Threshold")},
            {.title = GateTable::tr("Actual")},
            {.title = GateTable::tr("Verdict")},
            {.title = GateTable::tr("Evidence"), .isName = true}};
}

SessionRows criteria(const Session &session, int gate)
{
    SessionRows rows;
    if (gate < 0 || static_cast<size_t>(gate) >= session.gates.size()) {
        return rows;
    }
    const SessionGate &shown = session.gates[static_cast<size_t>(gate)];
    for (size_t i = 0; i < shown.result.criteria.size(); ++i) {
        rows.push_back(criterionRow(shown, static_cast<int>(i)));
    }
    return rows;
}

} // namespace baton::rows
