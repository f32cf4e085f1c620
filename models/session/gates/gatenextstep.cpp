// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/gatenextstep.h"

#include "models/check/folder/attempttexts.h"
#include "models/session/gates/gatefailures.h"
#include "models/session/value/phasetree.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/placeholderformat.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if the session has ended, or is at a later phase.
bool isPast(const Session &session, const SessionGate &gate)
{
    const int current = topPhase(session, session.currentPhase);
    return hasEnded(session.summary.status)
        || (gate.phase >= 0 && current > topPhase(session, gate.phase));
}

/// True if the session failed or was stopped at @p gate.
bool endedAt(const Session &session, const SessionGate &gate)
{
    const bool isLast = gate.phase < 0 || gate.phase == session.currentPhase
        || isFailure(session.phases[size_t(gate.phase)].status);
    const RunStatus status = session.summary.status;
    return isLast && hasEnded(status) && !hasSucceeded(status);
}

/// True if a later phase has content although no state shows that the session went on.
bool isLeft(const Session &session, const SessionGate &gate)
{
    return gate.phase >= 0 && session.phases[size_t(gate.phase)].status == RunStatus::Succeeded;
}

QString endedText(const Session &session)
{
    return session.next.does.isEmpty()
        ? SessionTranslations::tr("The session ended here: the user decides now")
        : session.next.does;
}

/// The text if a receiver cannot use a handoff and requests it again before the next step. The hub
/// creates its own handoffs again with the run.
QString sentBackText(const SessionBuilder &builder, const SessionGate &gate)
{
    const Session &session = builder.session;
    for (size_t i = 0; i < gate.evidence.size(); ++i) {
        for (const SessionHandoff &handoff : session.handoffs) {
            const Verdict &verdict = handoff.report.verdict;
            const bool isAsked = verdict.action == Action::Reinvoke && !handoff.isSuperseded
                && handoff.producer != builder.pack->hub;
            if (isAsked && gate.result.criteria[i].state == CriterionState::Failed
                && handoff.at.path == gate.evidence[i].path) {
                return verdict.headline;
            }
        }
    }
    return {};
}

/// The next step if the gate cannot be evaluated because one of its handoffs does not parse.
QString nextOfBroken(const SessionBuilder &builder, const SessionGate &gate)
{
    const Session &session = builder.session;
    if (builder.state.isThere() && isPast(session, gate)) {
        return endedAt(session, gate) ? endedText(session)
                                      : SessionTranslations::tr("The session went on all the same");
    }
    return session.handoffs[size_t(gate.broken.front())].report.verdict.headline;
}

/// The number of attempts that @p gate evaluates.
AttemptCount countOf(const SessionBuilder &builder, const SessionGate &gate, int counter)
{
    const auto phase = static_cast<size_t>(gate.phase);
    const auto position = static_cast<size_t>(counter);
    return gate.phase >= 0 && position < builder.reportedPhases[phase].counts.size()
        ? builder.reportedPhases[phase].counts[position]
        : AttemptCount();
}

} // namespace

QString nextStepOf(const SessionBuilder &builder, const SessionGate &gate)
{
    const Session &session = builder.session;
    const auto texts = builder.reading().gates.constFind(gate.result.id);
    if (texts == builder.reading().gates.constEnd() || gate.isSkipped) {
        return {};
    }
    if (gate.state() == CriterionState::NotEvaluated) {
        return gate.broken.empty() || gate.isInvalidated ? QString() : nextOfBroken(builder, gate);
    }
    const bool isPassed = gate.state() == CriterionState::Passed;
    // A session without a state is never known to be over.
    const bool isOver = builder.state.isThere() && isPast(session, gate);
    if (isOver && isPassed) {
        return {};
    }
    if (gate.isOfEarlierRun) {
        return SessionTranslations::tr("A later attempt of the phase succeeded");
    }
    const bool isGone = !builder.state.isThere() && !isPassed && isLeft(session, gate);
    if (isGone || (isOver && !endedAt(session, gate))) {
        return SessionTranslations::tr("The session went on all the same");
    }
    const AttemptCount count = countOf(builder, gate, texts->counter);
    const bool isAgain = isTriedAgain(session, gate);
    if (isAgain && !isPassed && !isOver && count.most > 0 && count.made > count.most) {
        //: "The phase runs again: attempt 4, 3 are allowed"
        return SessionTranslations::tr("The phase runs again: %1").arg(attemptText(count));
    }
    const int following = isAgain ? count.made : count.made + 1;
    const bool isUsedUp = count.most > 0 && following > count.most && !texts->exhausted.isEmpty();
    if (isOver && !isUsedUp) {
        return endedText(session);
    }
    const QString sentBack = sentBackText(builder, gate);
    if (!isPassed && !isUsedUp && !sentBack.isEmpty()) {
        return sentBack;
    }
    const QString &text = isPassed ? texts->passed : isUsedUp ? texts->exhausted : texts->failed;
    return filled(
        text,
        {{u"attempt"_s, QString::number(following)}, {u"limit"_s, QString::number(count.most)}});
}

} // namespace baton
