// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/phasecells.h"

#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/phasegrid.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isNumber(const QString &text)
{
    bool isOne = false;
    (void)text.toDouble(&isOne);
    return isOne;
}

} // namespace

QVariant PhaseCells::data(const SessionPhase &phase, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(phase, column);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return toolTip(phase, column);
    case Qt::TextAlignmentRole:
        return header(column, role);
    case PhaseGrid::ShapeRole:
        return static_cast<int>(statusOf(phase));
    case PhaseGrid::FadedRole:
        return isFaded(phase.status) && phase.status != RunStatus::Superseded;
    case PhaseGrid::AttemptRole:
        return 0;
    case PhaseGrid::ReasonRole:
        if (!phase.attempts.empty()) {
            return QString();
        }
        return phase.reason.isEmpty()
            ? textOf(phase.status)
            : PhaseGrid::tr("%1, %2").arg(textOf(phase.status), phase.reason);
    case PhaseGrid::NumberRole:
        return isNumber(phase.id) ? phase.id : QString();
    case PhaseGrid::SessionPathRole:
        return phase.sessionPath;
    default:
        return {};
    }
}

QVariant PhaseCells::data(const SessionPhase &phase, const SessionAttempt &attempt, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return textOf(attempt.status);
    case Qt::AccessibleTextRole:
        return PhaseGrid::tr("Attempt %1: %2")
            .arg(attempt.number)
            .arg(wording::status(phase, attempt));
    case Qt::ToolTipRole:
        return toolTip(phase, attempt);
    case PhaseGrid::ShapeRole:
        return static_cast<int>(statusOf(phase, attempt));
    case PhaseGrid::FadedRole:
        return isFaded(attempt.status) || statusOf(phase, attempt) == Status::PassedOver;
    case PhaseGrid::AttemptRole:
        return attempt.number;
    default:
        return {};
    }
}

QString PhaseCells::text(const SessionPhase &phase, int column) const
{
    if (column == PhaseGrid::phaseColumn) {
        return phase.title.isEmpty() ? phase.id : phase.title;
    }
    if (column == startedColumn()) {
        return timetext::minuteOfDay(phase.started, started);
    }
    if (column == durationColumn()) {
        return wording::duration(phase.started, phase.ended, phase.status, now);
    }
    return {};
}

QString PhaseCells::toolTip(const SessionPhase &phase, int column) const
{
    if (column == PhaseGrid::phaseColumn) {
        return PhaseGrid::tr("%1: %2").arg(text(phase, column), wording::status(phase));
    }
    if (column == startedColumn()) {
        return timetext::moment(phase.started);
    }
    return column == durationColumn() ? text(phase, column) : QString();
}

QString PhaseCells::toolTip(const SessionPhase &phase, const SessionAttempt &attempt) const
{
    QStringList lines{
        PhaseGrid::tr("Attempt %1: %2").arg(attempt.number).arg(wording::status(phase, attempt))};
    if (!attempt.summary.isEmpty()) {
        lines.append(attempt.summary);
    }
    if (attempt.started.isValid()) {
        const QString length =
            wording::duration(attempt.started, attempt.ended, attempt.status, now);
        const QString start = PhaseGrid::tr("Started %1").arg(timetext::moment(attempt.started));
        lines.append(length.isEmpty() ? start : start + u", "_s + length);
    }
    return lines.join(u'\n');
}

QVariant PhaseCells::header(int column, int role) const
{
    const bool isTime = column == startedColumn() || column == durationColumn();
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue((isTime ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (column == PhaseGrid::phaseColumn) {
        return PhaseGrid::tr("Phase");
    }
    if (isTime) {
        return column == startedColumn() ? PhaseGrid::tr("Started") : PhaseGrid::tr("Duration");
    }
    return PhaseGrid::tr("Attempt %1").arg(column);
}

} // namespace baton
