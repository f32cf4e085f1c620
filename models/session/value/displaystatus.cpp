// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/displaystatus.h"

#include <algorithm>

namespace baton {

Status statusOf(RunStatus status)
{
    switch (status) {
    case RunStatus::NotRead:
    case RunStatus::NotReached:
    case RunStatus::Pending:
        return Status::NotReached;
    case RunStatus::Running:
        return Status::Running;
    case RunStatus::Waiting:
    case RunStatus::Blocked:
        return Status::Escalate;
    case RunStatus::Succeeded:
        return Status::Ok;
    case RunStatus::Failed:
    case RunStatus::Killed:
        return Status::Error;
    case RunStatus::TimedOut:
    case RunStatus::Interrupted:
        return Status::TimedOut;
    case RunStatus::Aborted:
    case RunStatus::Skipped:
        return Status::Skipped;
    case RunStatus::Superseded:
    case RunStatus::Invalidated:
        return Status::Superseded;
    case RunStatus::Unknown:
        break;
    }
    return Status::NotEvaluated;
}

Status statusOf(const SessionSummary &summary)
{
    if (summary.isSilent() || summary.stateKept.isValid()) {
        return Status::TimedOut;
    }
    return summary.flaw.isEmpty() ? statusOf(summary.status) : Status::Warning;
}

Status statusOf(const SessionPhase &phase)
{
    return phase.flaw.isEmpty() ? statusOf(phase.status, phase.isPassedOver) : Status::Warning;
}

Status statusOf(const SessionPhase &phase, const SessionAttempt &attempt)
{
    const bool isLast = attempt.number == phase.attempts.back().number;
    return phase.flaw.isEmpty() || !isLast ? statusOf(attempt.status, phase.isPassedOver)
                                           : Status::Warning;
}

Status statusOf(RunStatus status, bool isPassedOver)
{
    return isPassedOver && isFailure(status) ? Status::PassedOver : statusOf(status);
}

Status statusOf(const Session &session, const SessionFailure &cause)
{
    if (cause.phase < 0) {
        return Status::Error;
    }
    const std::vector<SessionAttempt> &attempts = session.phases[size_t(cause.phase)].attempts;
    const auto found = std::ranges::find(attempts, cause.attempt, &SessionAttempt::number);
    const bool isBlocked = found != attempts.end() && found->status == RunStatus::Blocked;
    return isBlocked ? statusOf(RunStatus::Blocked) : Status::Error;
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
