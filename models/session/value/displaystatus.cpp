// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/displaystatus.h"

#include <algorithm>

namespace baton {

namespace {

/// The mark of a session or row with the status @p own: a clock if it is silent, else a warning if
/// it has a flaw.
template <typename Row>
Status statusOf(const Row &row, Status own)
{
    return isSilent(row.liveness) ? Status::TimedOut : row.flaw.isEmpty() ? own : Status::Warning;
}

} // namespace

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
    return summary.stateKept.isValid() ? Status::TimedOut
                                       : statusOf(summary, statusOf(summary.status));
}

Status statusOf(const SessionPhase &phase)
{
    return statusOf(phase, statusOf(phase.status, phase.isPassedOver));
}

Status statusOf(const SessionPhase &phase, const SessionAttempt &attempt)
{
    const Status own = statusOf(attempt.status, phase.isPassedOver);
    return attempt.number == phase.attempts.back().number ? statusOf(phase, own) : own;
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
