// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/findings/verdict.h"

#include "models/findings/gateresult.h"

#include <algorithm>

namespace baton {

CriterionState GateResult::state() const
{
    const auto has = [this](CriterionState state) {
        return std::ranges::any_of(
            criteria, [state](const CriterionResult &result) { return result.state == state; });
    };
    if (has(CriterionState::Failed)) {
        return CriterionState::Failed;
    }
    return has(CriterionState::Passed) ? CriterionState::Passed : CriterionState::NotEvaluated;
}

int GateResult::passedCount() const
{
    return static_cast<int>(
        std::ranges::count(criteria, CriterionState::Passed, &CriterionResult::state));
}

bool failsByDocument(const CriterionResult &criterion)
{
    return criterion.state == CriterionState::Failed && !criterion.evidence.isRoot();
}

bool failsGate(const Verdict &verdict)
{
    return std::ranges::any_of(verdict.gates, [](const GateResult &gate) {
        return std::ranges::any_of(gate.criteria, failsByDocument);
    });
}

bool passesGate(const std::vector<GateResult> &gates)
{
    const auto isUnseen = [](const CriterionResult &criterion) {
        return criterion.state == CriterionState::NotEvaluated && criterion.actual.isEmpty();
    };
    return !gates.empty() && std::ranges::all_of(gates, [&](const GateResult &gate) {
        return gate.state() == CriterionState::Passed
            && std::ranges::none_of(gate.criteria, isUnseen);
    });
}

bool isAcceptedAgainstGate(const Verdict &verdict)
{
    const bool isAccepted =
        verdict.action == Action::Accept || verdict.action == Action::AcceptWithNotes;
    return isAccepted && failsGate(verdict);
}

} // namespace baton
