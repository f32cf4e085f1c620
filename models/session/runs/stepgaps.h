// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// A step without a report between the first and the last reported step of a task.
struct StepGap
{
    int step = 0;
    int later = 0; ///< number of the next reported step
    Evidence at;   ///< evidence of that step
};

/// The gaps in the step numbers of a queue, the first of each task.
[[nodiscard]] std::vector<StepGap> stepGapsOf(const SessionBuilder &builder);

/// The flaw of a queue with such a step: "step 2 is not reported". Empty without one.
[[nodiscard]] QString stepFlaw(const SessionBuilder &builder);

/// Adds the flaw to a queue that calls itself complete and has such a step.
void addFlawOfSteps(SessionBuilder &builder);

} // namespace baton
