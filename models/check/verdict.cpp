// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/verdict.h"

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

} // namespace baton
