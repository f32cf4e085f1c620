// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/verdictreasons.h"

#include "models/findings/gateresult.h"

#include <QCoreApplication>

namespace baton {

namespace {

class VerdictReasonsTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::VerdictReasons)
};

QString nameOf(const GateResult &gate)
{
    return gate.title.isEmpty()
        ? VerdictReasonsTexts::tr("Gate %1").arg(gate.id)
        : VerdictReasonsTexts::tr("Gate %1 (%2)", "id, title").arg(gate.id, gate.title);
}

QString textOf(const GateResult &gate, const CriterionResult &criterion)
{
    if (criterion.threshold.isEmpty()) {
        //: a gate, a criterion, the value
        return VerdictReasonsTexts::tr("%1 fails: %2: %3")
            .arg(nameOf(gate), criterion.title, criterion.actual);
    }
    //: a gate, a criterion, the value, the threshold
    return VerdictReasonsTexts::tr("%1 fails: %2: %3, threshold %4")
        .arg(nameOf(gate), criterion.title, criterion.actual, criterion.threshold);
}

/// The reason for a verdict that no finding or gate explains.
QString verdictAlone(const Verdict &verdict)
{
    if (verdict.action == Action::Accept) {
        return VerdictReasonsTexts::tr("Nothing speaks against it");
    }
    return verdict.detail.isEmpty() ? VerdictReasonsTexts::tr("Nothing follows from it")
                                    : verdict.detail;
}

} // namespace

std::vector<VerdictReason> reasonsOf(const DocumentReport &report)
{
    const Verdict &verdict = report.verdict;
    std::vector<VerdictReason> reasons;
    if (!verdict.decision.text.isEmpty()) {
        reasons.push_back(
            {verdict.decision.text, verdict.decision.path, {}, -1, verdict.decision.range});
    }
    for (const GateResult &gate : verdict.gates) {
        for (const CriterionResult &criterion : gate.criteria) {
            if (failsByDocument(criterion)) {
                reasons.push_back(
                    {textOf(gate, criterion), criterion.evidence, gate.id, -1, criterion.range});
            }
        }
    }
    for (const qsizetype index : verdict.reasons) {
        const Finding &finding = report.findings[static_cast<size_t>(index)];
        reasons.push_back({finding.message, finding.fieldPath(), {}, index, finding.range});
    }
    if (reasons.empty()) {
        reasons.push_back({verdictAlone(verdict), {}, {}, -1, {}});
    }
    return reasons;
}

} // namespace baton
