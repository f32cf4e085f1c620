// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gatenext.h"

#include "models/check/rule.h"
#include "models/session/failureorder.h"
#include "models/session/sessiontexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True when the session is over, or stands at a later phase.
bool isPast(const Session &session, const SessionGate &gate)
{
    const RunStatus status = session.summary.status;
    const bool isOver = status == RunStatus::Succeeded || isFailure(status);
    const int current = topPhase(session, session.currentPhase);
    return isOver || (gate.phase >= 0 && current > topPhase(session, gate.phase));
}

/// True where the session failed at @p gate.
bool endedAt(const Session &session, const SessionGate &gate)
{
    const bool isLast = gate.phase < 0 || gate.phase == session.currentPhase
        || isFailure(session.phases[size_t(gate.phase)].status);
    return isLast && isFailure(session.summary.status);
}

/// True where a later phase has something, though no state says that the session went on.
bool isLeft(const Session &session, const SessionGate &gate)
{
    return gate.phase >= 0 && session.phases[size_t(gate.phase)].status == RunStatus::Succeeded;
}

/// The run whose handoffs fail @p gate.
int failedRun(const Session &session, const SessionGate &gate)
{
    int run = 0;
    for (size_t i = 0; i < gate.evidence.size(); ++i) {
        const bool isFailed = gate.result.criteria[i].state == CriterionState::Failed;
        for (const SessionHandoff &handoff : session.handoffs) {
            const bool isShown =
                isFailed && handoff.kept.isEmpty() && handoff.at.path == gate.evidence[i].path;
            run = isShown ? std::max(run, handoff.attempt) : run;
        }
    }
    return run;
}

/// True where a run behind @p run was begun, which may still come through.
bool runsAgain(const SessionPhase &phase, int run)
{
    return run > 0 && !phase.attempts.empty() && phase.attempts.back().number > run
        && !isFailure(phase.attempts.back().status);
}

/// What becomes of a gate that nobody can judge, because a handoff of it cannot be read.
QString nextOfBroken(const SessionDraft &draft, const SessionGate &gate)
{
    const Session &session = draft.session;
    if (draft.state.isThere() && isPast(session, gate)) {
        return endedAt(session, gate)
            ? SessionTexts::tr("The session ended here: the user decides now")
            : SessionTexts::tr("The session went on all the same");
    }
    return session.handoffs[size_t(gate.broken.front())].report.verdict.headline;
}

/// How much of @p counter is used, as the state tells it and as the failed runs do.
int usedOf(const SessionDraft &draft, const SessionGate &gate, size_t number)
{
    const RetryCounter &counter = draft.reading().phases.retries[number];
    const SessionPhase &phase = draft.session.phases[size_t(gate.phase)];
    const std::vector<int> &told = draft.told[size_t(gate.phase)].retries;
    int used = number < told.size() ? told[number] : -1;
    const bool isTold = used >= 0;
    used = phase.retriesMax == counter.limit ? std::max(used, phase.retriesUsed) : used;
    const int failed = failedRun(draft.session, gate);
    if (counter.isOfFailures) {
        used = std::max(used, failed);
    } else if (runsAgain(phase, failed)) { // the retry that is under way counts once it failed
        used = failed - 1;
    } else { // each run after the first was a retry
        const int runs = isTold ? failed : static_cast<int>(phase.attempts.size());
        used = std::max(used, runs - 1);
    }
    // What is counted beyond the limit is no retry more.
    return std::clamp(used, 0, std::max(0, counter.limit));
}

} // namespace

QString nextStepOf(const SessionDraft &draft, const SessionGate &gate)
{
    const Session &session = draft.session;
    const auto texts = draft.reading().gates.constFind(gate.result.id);
    if (texts == draft.reading().gates.constEnd() || gate.isSkipped) {
        return {};
    }
    if (gate.state() == CriterionState::NotEvaluated) {
        return gate.broken.empty() || gate.isInvalidated ? QString() : nextOfBroken(draft, gate);
    }
    const bool isPassed = gate.state() == CriterionState::Passed;
    // What its handoffs show alone is not over.
    const bool isOver = draft.state.isThere() && isPast(session, gate);
    if (isOver && isPassed) {
        return {};
    }
    if (gate.isOfEarlierRun) {
        return SessionTexts::tr("A later attempt of the phase came through");
    }
    const bool isGone = !draft.state.isThere() && !isPassed && isLeft(session, gate);
    if (isGone || (isOver && !endedAt(session, gate))) {
        return SessionTexts::tr("The session went on all the same");
    }
    const auto counter = static_cast<size_t>(texts->counter);
    const std::vector<RetryCounter> &counters = draft.reading().phases.retries;
    const bool isCounted = gate.phase >= 0 && counter < counters.size();
    const int used = isCounted ? usedOf(draft, gate, counter) : 0;
    const int limit = isCounted ? counters[counter].limit : 0;
    const bool isUsedUp = limit > 0 && used >= limit && !texts->exhausted.isEmpty();
    if (isOver && !isUsedUp) {
        return SessionTexts::tr("The session ended here: the user decides now");
    }
    const QString &text = isPassed ? texts->passed : isUsedUp ? texts->exhausted : texts->failed;
    return filled(text,
                  {{u"used"_s, QString::number(used)},
                   {u"limit"_s, QString::number(limit)},
                   {u"attempt"_s, QString::number(used + 1)}});
}

} // namespace baton
