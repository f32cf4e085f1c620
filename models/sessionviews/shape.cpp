// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/shape.h"

namespace baton {

Shape shapeOf(RunStatus status)
{
    switch (status) {
    case RunStatus::NotReached:
    case RunStatus::Pending:
        return Shape::NotReached;
    case RunStatus::Running:
        return Shape::Running;
    case RunStatus::Waiting:
        return Shape::Escalate;
    case RunStatus::Succeeded:
        return Shape::Ok;
    case RunStatus::Failed:
    case RunStatus::Killed:
        return Shape::Error;
    case RunStatus::TimedOut:
        return Shape::TimedOut;
    case RunStatus::Skipped:
        return Shape::Skipped;
    case RunStatus::Superseded:
    case RunStatus::Invalidated:
        return Shape::Superseded;
    case RunStatus::Unknown:
        break;
    }
    return Shape::NotEvaluated;
}

Shape shapeOf(const SessionSummary &summary)
{
    if (summary.liveness == Liveness::Stale || summary.liveness == Liveness::Expired) {
        return Shape::TimedOut;
    }
    return summary.flaw.isEmpty() ? shapeOf(summary.status) : Shape::Warning;
}

RunStatus shownStatus(RunStatus status, bool isPassedOver)
{
    return isPassedOver && isFailure(status) ? RunStatus::Superseded : status;
}

Shape shapeOf(CriterionState state)
{
    switch (state) {
    case CriterionState::Passed:
        return Shape::Ok;
    case CriterionState::Failed:
        return Shape::Error;
    case CriterionState::NotEvaluated:
        break;
    }
    return Shape::NotEvaluated;
}

Shape shapeOf(Action action)
{
    switch (action) {
    case Action::Accept:
        return Shape::Ok;
    case Action::AcceptWithNotes:
        return Shape::Note;
    case Action::Default:
        return Shape::Warning;
    case Action::Reinvoke:
        return Shape::Reinvoke;
    case Action::Escalate:
        return Shape::Escalate;
    case Action::Block:
        return Shape::Error;
    case Action::None:
        break;
    }
    return Shape::NotEvaluated;
}

Shape shapeOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Shape::Note;
    case Severity::Warning:
        return Shape::Warning;
    case Severity::Error:
        break;
    }
    return Shape::Error;
}

Shape markOf(RunStatus status, Shape verdict)
{
    const bool isDecided = status == RunStatus::Running || isFailure(status);
    return isDecided || verdict == Shape::None ? shapeOf(status) : verdict;
}

bool isFaded(RunStatus status)
{
    switch (status) {
    case RunStatus::NotReached:
    case RunStatus::Pending:
    case RunStatus::Skipped:
    case RunStatus::Superseded:
    case RunStatus::Invalidated:
        return true;
    default:
        return false;
    }
}

} // namespace baton
