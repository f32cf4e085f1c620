// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/rejectedruns.h"

#include "models/session/gates/gateevidence.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The place and reason of a handoff that fails a gate.
struct Refusal
{
    QString text; ///< "QG2a: Review approved: REJECTED (“The outlet is too near”)"
    Evidence evidence;
};

/// The gate's reason against the handoff at @p index; empty if the gate lets it pass.
Refusal refusalOf(const SessionBuilder &draft, size_t index)
{
    const SessionHandoff &handoff = draft.session.handoffs[index];
    for (const GateResult &result : handoff.report.verdict.gates) {
        const auto gate = std::ranges::find(draft.pack->gates, result.id, &Gate::id);
        if (result.state() != CriterionState::Failed || gate == draft.pack->gates.end()) {
            continue;
        }
        Refusal refusal;
        QStringList said;
        for (const CriterionResult &shown : result.criteria) {
            if (shown.state == CriterionState::Failed && !shown.evidence.isRoot()) {
                said.append(failedText(shown, quotesOf(draft, index, *gate, shown)));
                refusal.evidence = said.size() > 1
                    ? refusal.evidence
                    : evidenceIn(*draft.sources[index], handoff.at.path, handoff.at.document,
                                 shown.evidence);
            }
        }
        if (!said.isEmpty()) {
            refusal.text = gateTitle(result) + u": "_s + said.join(u"; "_s);
            return refusal;
        }
    }
    return {};
}

void tell(const SessionBuilder &draft, SessionAttempt &attempt)
{
    for (const int index : attempt.handoffs) {
        const Refusal refusal = refusalOf(draft, size_t(index));
        if (!refusal.text.isEmpty()) {
            attempt.summary = refusal.text;
            attempt.evidence = refusal.evidence;
            attempt.ended = draft.session.handoffs[size_t(index)].time;
            return;
        }
    }
}

} // namespace

void tellRefusals(SessionBuilder &draft)
{
    for (SessionPhase &phase : draft.session.phases) {
        for (SessionAttempt &attempt : phase.attempts) {
            const bool isLast = attempt.number == phase.attempts.back().number;
            if (draft.pack && !isLast && isFailure(attempt.status) && attempt.errors.empty()) {
                tell(draft, attempt);
            }
        }
    }
}

} // namespace baton
