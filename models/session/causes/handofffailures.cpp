// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/handofffailures.h"

#include "models/session/gates/gateevidence.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using What = SessionFailure::What;

bool isRejected(const SessionHandoff &handoff)
{
    // The verdict "block" without errors means that something is missing, which is no failure of
    // the handoff.
    return handoff.report.count(Severity::Error) > 0
        || handoff.report.verdict.action == Action::Reinvoke;
}

class DocumentCollector
{
public:
    explicit DocumentCollector(const Session &session)
        : m_session(session)
    {
    }

    std::vector<SessionFailure> collect()
    {
        addHandoffs();
        addGates();
        return std::move(m_failures);
    }

private:
    void addHandoffs()
    {
        for (size_t i = 0; i < m_session.handoffs.size(); ++i) {
            const SessionHandoff &handoff = m_session.handoffs[i];
            if (!isRejected(handoff)) {
                continue;
            }
            const auto first =
                std::ranges::find(handoff.report.findings, Severity::Error, &Finding::severity);
            const bool isFound = first != handoff.report.findings.end();
            SessionFailure failure{What::Handoff,
                                   static_cast<int>(i),
                                   handoff.phase,
                                   handoff.attempt,
                                   handoff.time,
                                   lastNameOf(handoff.at.path),
                                   isFound ? first->message : handoff.report.verdict.headline,
                                   {},
                                   {isFound ? Evidence{handoff.at.path, first->fieldPath(),
                                                       handoff.at.document, first->start.line}
                                            : handoff.at}};
            if (handoff.isSuperseded && !isRejectedAgain(handoff)) {
                failure.rule = SessionTranslations::tr("a later handoff took its place");
            }
            m_failures.push_back(std::move(failure));
        }
    }

    /// True if the handoff that took the place of @p handoff is rejected itself, and so repaired
    /// nothing.
    [[nodiscard]] bool isRejectedAgain(const SessionHandoff &handoff) const
    {
        return std::ranges::any_of(m_session.handoffs, [&handoff](const SessionHandoff &other) {
            const bool isSuccessor = !other.isSuperseded && other.phase == handoff.phase
                && other.kind == handoff.kind
                && (!other.kind.isEmpty() || other.at.path == handoff.at.path);
            return isSuccessor && isRejected(other);
        });
    }

    void addGates()
    {
        for (size_t i = 0; i < m_session.gates.size(); ++i) {
            const SessionGate &gate = m_session.gates[i];
            // Evidence that no longer exists is not used.
            const bool isShown = !std::ranges::all_of(gate.evidence, &Evidence::isEmpty);
            if (gate.isSkipped || gate.state() != CriterionState::Failed || !isShown) {
                continue;
            }
            SessionFailure failure{What::Gate, static_cast<int>(i), gate.phase, 0, {}, {}, {}, {},
                                   {}};
            failure.title = gateTitle(gate.result);
            QStringList criteria;
            for (size_t k = 0; k < gate.result.criteria.size(); ++k) {
                const CriterionResult &criterion = gate.result.criteria[k];
                if (criterion.state == CriterionState::Failed) {
                    criteria.append(failedText(
                        criterion, k < gate.quotes.size() ? gate.quotes[k] : QStringList()));
                    addEvidence(failure, gate.evidence[k]);
                }
            }
            failure.text = criteria.join(u"; "_s);
            m_failures.push_back(std::move(failure));
        }
    }

    /// Adds evidence. A gate fails when the last handoff that it evaluates arrives.
    void addEvidence(SessionFailure &failure, const Evidence &evidence) const
    {
        failure.evidence.push_back(evidence);
        for (const SessionHandoff &handoff : m_session.handoffs) {
            if (handoff.at.path == evidence.path && !evidence.isEmpty()) {
                failure.attempt = std::max(failure.attempt, handoff.attempt);
                failure.time = std::max(failure.time, handoff.time);
            }
        }
    }

    const Session &m_session;
    std::vector<SessionFailure> m_failures;
};

} // namespace

std::vector<SessionFailure> handoffFailures(const Session &session)
{
    return DocumentCollector(session).collect();
}

} // namespace baton
