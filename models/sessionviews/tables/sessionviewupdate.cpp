// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessionviewupdate.h"

#include "models/session/value/displaystatus.h"
#include "models/sessionviews/tables/sessiontablerows.h"

namespace baton {

namespace {

void noteStatuses(SessionViewChange &change, const Session &session)
{
    const auto note = [&change](RunStatus status, Status mark) {
        if (mark == Status::Warning) {
            change.hasFlaws = true;
        } else if (mark == Status::PassedOver) {
            change.hasPassedOver = true;
        } else {
            change.statuses.insert(status);
        }
    };
    for (const SessionPhase &phase : session.phases) {
        if (phase.attempts.empty()) {
            note(phase.status, statusOf(phase));
        }
        for (const SessionAttempt &attempt : phase.attempts) {
            note(attempt.status, statusOf(phase, attempt));
        }
    }
}

} // namespace

bool isLarge(const Session &session)
{
    constexpr size_t most = 1'000;
    return session.phases.size() + session.handoffs.size() + session.deliverables.size()
        + session.findings.size() + session.errors.size() + session.files.size()
        + session.repaired.size()
        > most;
}

SessionViewChange changeOf(const SessionModels &models,
                           const std::shared_ptr<const Session> &session, const QDateTime &now)
{
    SessionViewChange change;
    change.session = session;
    change.now = now;
    change.phases = models.phases->changeTo(session);
    change.scale = TimeScale(*session, now, true);
    noteStatuses(change, *session);
    change.handoffs = models.handoffs->changeTo(rows::handoffs(*session));
    change.logs = models.logs->changeTo(rows::logs(*session));
    change.deliverables = models.deliverables->changeTo(rows::deliverables(*session));
    change.findings = models.findings->changeTo(rows::findings(*session));
    change.errors = models.errors->changeTo(rows::errors(*session));
    change.repaired = models.repaired->changeTo(rows::repaired(*session));
    change.attempts = attemptsToCompare(*session, {});
    change.fields = change.attempts ? differingFields(*session, *change.attempts) : std::nullopt;
    return change;
}

} // namespace baton
