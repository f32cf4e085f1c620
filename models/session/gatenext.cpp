// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gatenext.h"

#include "models/check/rule.h"
#include "models/session/failureorder.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Session)
};

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

} // namespace

QString nextStepOf(const SessionDraft &draft, const SessionGate &gate)
{
    const Session &session = draft.session;
    const auto texts = draft.reading().gates.constFind(gate.result.id);
    if (texts == draft.reading().gates.constEnd() || gate.isSkipped) {
        return {};
    }
    if (gate.state() == CriterionState::NotEvaluated) {
        return {};
    }
    const bool isPassed = gate.state() == CriterionState::Passed;
    // What its handoffs show alone is not over.
    const bool isOver = draft.state.isThere() && isPast(session, gate);
    if (isOver && isPassed) {
        return {};
    }
    if (gate.isOfEarlierRun) {
        return Texts::tr("A later attempt of the phase came through");
    }
    if (isOver && !endedAt(session, gate)) {
        return Texts::tr("The session went on all the same");
    }
    int used = 0;
    int limit = 0;
    const std::vector<RetryCounter> &counters = draft.reading().phases.retries;
    const auto counter = static_cast<size_t>(texts->counter);
    if (gate.phase >= 0 && counter < counters.size()) {
        const std::vector<int> &told = draft.told[size_t(gate.phase)].retries;
        used = counter < told.size() ? std::max(0, told[counter]) : 0;
        limit = counters[counter].limit;
        const SessionPhase &phase = session.phases[size_t(gate.phase)];
        used = phase.retriesMax == limit ? std::max(used, phase.retriesUsed) : used;
        // Where no counter tells, each run after the first was a retry.
        const bool isTold = counter < told.size() && told[counter] >= 0;
        const int runs = static_cast<int>(phase.attempts.size());
        used = isTold ? used : std::max(used, std::min(runs - 1, limit));
    }
    used = limit > 0 ? std::min(used, limit) : used; // what is counted beyond it is no retry more
    const bool isUsedUp = limit > 0 && used >= limit && !texts->exhausted.isEmpty();
    if (isOver && !isUsedUp) {
        return Texts::tr("The session ended here: the user decides now");
    }
    const QString &text = isPassed ? texts->passed : isUsedUp ? texts->exhausted : texts->failed;
    return filled(text,
                  {{u"used"_s, QString::number(used)},
                   {u"limit"_s, QString::number(limit)},
                   {u"attempt"_s, QString::number(used + 1)}});
}

} // namespace baton
