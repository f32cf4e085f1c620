// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/mark.h"

namespace baton {

Mark markOf(RunStatus status)
{
    switch (status) {
    case RunStatus::NotReached:
    case RunStatus::Pending:
        return Mark::NotReached;
    case RunStatus::Running:
        return Mark::Running;
    case RunStatus::Waiting:
        return Mark::Escalate;
    case RunStatus::Succeeded:
        return Mark::Ok;
    case RunStatus::Failed:
    case RunStatus::Killed:
        return Mark::Error;
    case RunStatus::TimedOut:
        return Mark::TimedOut;
    case RunStatus::Skipped:
        return Mark::Skipped;
    case RunStatus::Superseded:
    case RunStatus::Invalidated:
        return Mark::Superseded;
    case RunStatus::Unknown:
        break;
    }
    return Mark::NotEvaluated;
}

Mark markOf(CriterionState state)
{
    switch (state) {
    case CriterionState::Passed:
        return Mark::Ok;
    case CriterionState::Failed:
        return Mark::Error;
    case CriterionState::NotEvaluated:
        break;
    }
    return Mark::NotEvaluated;
}

Mark markOf(Action action)
{
    switch (action) {
    case Action::Accept:
        return Mark::Ok;
    case Action::AcceptWithNotes:
        return Mark::Note;
    case Action::Default:
        return Mark::Warning;
    case Action::Reinvoke:
        return Mark::Reinvoke;
    case Action::Escalate:
        return Mark::Escalate;
    case Action::Block:
        return Mark::Error;
    case Action::None:
        break;
    }
    return Mark::NotEvaluated;
}

Mark markOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Mark::Note;
    case Severity::Warning:
        return Mark::Warning;
    case Severity::Error:
        break;
    }
    return Mark::Error;
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
