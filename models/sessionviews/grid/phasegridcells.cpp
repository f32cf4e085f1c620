// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/phasegrid.h"
#include "models/sessionviews/grid/sessiontexts.h"

using namespace Qt::StringLiterals;

// The cells of the grid.
namespace baton {

namespace {

bool isNumber(const QString &text)
{
    bool isOne = false;
    (void)text.toDouble(&isOne);
    return isOne;
}

} // namespace

QVariant PhaseGrid::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PhaseNode &node = *nodeOf(index);
    const SessionPhase &phase = phaseOf(node);
    if (const SessionAttempt *attempt = attemptOf(phase, index.column())) {
        return attemptData(phase, *attempt, role);
    }
    switch (role) {
    case Qt::DisplayRole:
        return display(phase, index.column());
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return toolTip(phase, index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case ShapeRole:
        return static_cast<int>(statusOf(phase));
    case FadedRole:
        return isFaded(phase.status) && phase.status != RunStatus::Superseded;
    case AttemptRole:
        return 0;
    case ReasonRole:
        if (!phase.attempts.empty()) {
            return QString();
        }
        return phase.reason.isEmpty() ? textOf(phase.status)
                                      : tr("%1, %2").arg(textOf(phase.status), phase.reason);
    case NumberRole:
        return isNumber(phase.id) ? phase.id : QString();
    case PositionRole:
        return node.position;
    case SessionPathRole:
        return phase.sessionPath;
    default:
        return {};
    }
}

QVariant PhaseGrid::attemptData(const SessionPhase &phase, const SessionAttempt &attempt,
                                int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return textOf(attempt.status);
    case Qt::AccessibleTextRole:
        return tr("Attempt %1: %2").arg(attempt.number).arg(wording::status(phase, attempt));
    case Qt::ToolTipRole:
        return attemptToolTip(phase, attempt);
    case ShapeRole:
        return static_cast<int>(statusOf(phase, attempt));
    case FadedRole:
        return isFaded(attempt.status) || statusOf(phase, attempt) == Status::PassedOver;
    case AttemptRole:
        return attempt.number;
    default:
        return {};
    }
}

QString PhaseGrid::display(const SessionPhase &phase, int column) const
{
    if (column == phaseColumn) {
        return phase.title.isEmpty() ? phase.id : phase.title;
    }
    if (column == startedColumn()) {
        return wording::minute(phase.started, m_started);
    }
    if (column == durationColumn()) {
        return wording::duration(phase.started, phase.ended, phase.status, m_now);
    }
    return {};
}

QString PhaseGrid::toolTip(const SessionPhase &phase, int column) const
{
    if (column == phaseColumn) {
        return tr("%1: %2").arg(display(phase, column), wording::status(phase));
    }
    if (column == startedColumn()) {
        return wording::moment(phase.started);
    }
    return column == durationColumn() ? display(phase, column) : QString();
}

QString PhaseGrid::attemptToolTip(const SessionPhase &phase, const SessionAttempt &attempt) const
{
    QStringList lines{
        tr("Attempt %1: %2").arg(attempt.number).arg(wording::status(phase, attempt))};
    if (!attempt.summary.isEmpty()) {
        lines.append(attempt.summary);
    }
    if (attempt.started.isValid()) {
        const QString length =
            wording::duration(attempt.started, attempt.ended, attempt.status, m_now);
        const QString start = tr("Started %1").arg(wording::moment(attempt.started));
        lines.append(length.isEmpty() ? start : start + u", "_s + length);
    }
    return lines.join(u'\n');
}

QVariant PhaseGrid::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const bool isTime = section == startedColumn() || section == durationColumn();
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue((isTime ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (section == phaseColumn) {
        return tr("Phase");
    }
    if (isTime) {
        return section == startedColumn() ? tr("Started") : tr("Duration");
    }
    return tr("Attempt %1").arg(section);
}

} // namespace baton
