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

/// The first gap in the step numbers of each task of a queue.
[[nodiscard]] std::vector<StepGap> stepGapsOf(const SessionBuilder &builder);

/// The flaw of a queue with a gap, such as "step 2 is not reported"; empty if there is none.
[[nodiscard]] QString stepFlaw(const SessionBuilder &builder);

/// Adds a flaw to a queue that reports success but has a gap.
void addFlawOfSteps(SessionBuilder &builder);

} // namespace baton
