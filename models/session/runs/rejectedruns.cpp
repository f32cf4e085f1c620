// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/runpasses.h"

#include "models/session/gates/gateevidence.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The place and reason of a handoff that fails a gate.
struct RunRejection
{
    QString text; ///< such as "QG2a: Review approved: REJECTED (“The outlet is too near”)"
    Evidence evidence;
};

/// The gate's reason against the handoff at @p index; empty if the gate lets it pass.
RunRejection rejectionOf(const SessionBuilder &builder, size_t index)
{
    const SessionHandoff &handoff = builder.session.handoffs[index];
    for (const GateResult &result : handoff.report.verdict.gates) {
        const auto gate = std::ranges::find(builder.pack->gates, result.id, &Gate::id);
        if (result.state() != CriterionState::Failed || gate == builder.pack->gates.end()) {
            continue;
        }
        RunRejection rejection;
        QStringList said;
        for (const CriterionResult &shown : result.criteria) {
            if (shown.state == CriterionState::Failed && !shown.evidence.isRoot()) {
                said.append(failedText(shown, quotesOf(builder, index, *gate, shown)));
                rejection.evidence = said.size() > 1
                    ? rejection.evidence
                    : evidenceIn(*builder.sources[index], handoff.at.path, handoff.at.document,
                                 shown.evidence);
            }
        }
        if (!said.isEmpty()) {
            rejection.text = gateTitle(result) + u": "_s + said.join(u"; "_s);
            return rejection;
        }
    }
    return {};
}

void tell(const SessionBuilder &builder, SessionAttempt &attempt)
{
    for (const int index : attempt.handoffs) {
        const RunRejection rejection = rejectionOf(builder, size_t(index));
        if (!rejection.text.isEmpty()) {
            attempt.summary = rejection.text;
            attempt.evidence = rejection.evidence;
            attempt.ended = builder.session.handoffs[size_t(index)].time;
            return;
        }
    }
}

} // namespace

void addRejectionReasons(SessionBuilder &builder)
{
    for (SessionPhase &phase : builder.session.phases) {
        for (SessionAttempt &attempt : phase.attempts) {
            const bool isLast = attempt.number == phase.attempts.back().number;
            if (builder.pack && !isLast && isFailure(attempt.status) && attempt.errors.empty()) {
                tell(builder, attempt);
            }
        }
    }
}

} // namespace baton
