// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/folder/agentnames.h"
#include "models/check/folder/attemptnumber.h"
#include "models/check/report/findinglist.h"
#include "models/check/verdict/feedbacktext.h"

namespace baton {

/// Decides what the receiver does next with a document.
class VerdictMaker
{
public:
    VerdictMaker(const ProtocolPack &pack, const KindModel &kind, const CanonicalTree &tree,
                 const std::vector<PendingFinding> &findings, Attempt attempt,
                 std::vector<GateResult> gates, const QString &phase);

    /// Sets the format in which to send the document again; YAML by default.
    void setFormat(const QString &format) { m_feedback.setFormat(format); }

    /// Sets that the document is truncated behind line @p line and lacks the fields @p missing.
    void setCutOff(int line, const QStringList &missing, bool isGuess)
    {
        m_feedback.setCutOff(line, missing, isGuess);
    }

    [[nodiscard]] Verdict make();
    /// The verdict on a document that does not parse because of @p errors.
    [[nodiscard]] Verdict makeUnreadable(const std::vector<LineProblem> &errors);

private:
    void addReasons();

    void decide();
    void decideErrors();
    void applyPolicy(const ErrorPolicy &policy, const QString &text);
    void addErrorOutlook();
    void addOutcome(const OutcomeRule &outcome);
    void addDecision(const OutcomeRule &outcome);
    [[nodiscard]] const OutcomeRule *outcome(bool isFirst) const;
    [[nodiscard]] NodeId accepted(const OutcomeRule &outcome) const;
    [[nodiscard]] const OutcomeStep &stepOf(const OutcomeRule &outcome) const;
    /// True if the phase in the document is one of the errors.
    [[nodiscard]] bool isPhaseWrong() const;
    [[nodiscard]] bool hasNotes() const;
    [[nodiscard]] bool isLastAttempt() const;
    [[nodiscard]] std::vector<AppliedDefault> defaults() const;
    [[nodiscard]] bool hasDefault(const PendingFinding &judged) const;
    [[nodiscard]] QString producer() const { return producerOf(m_pack, m_kind, m_tree); }
    [[nodiscard]] QString receiver() const { return receiverOf(m_pack, m_kind, m_tree); }
    [[nodiscard]] AttemptCount count() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString filledIn(const QString &text) const;

    const ProtocolPack &m_pack;
    const KindModel &m_kind;
    const CanonicalTree &m_tree;
    const std::vector<PendingFinding> &m_findings;
    FeedbackText m_feedback;
    std::vector<const PendingFinding *> m_errors;
    QString m_phase;
    int m_sent = 1; ///< number of times the document was sent
    Verdict m_verdict;
};

} // namespace baton
