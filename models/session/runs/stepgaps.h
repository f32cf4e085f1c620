// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// A step between the first and the last reported one of a task of which nobody reported.
struct StepGap
{
    int step = 0;
    int later = 0; ///< the next step that is reported
    Evidence at;   ///< of that
};

/// The gaps in the step numbers of a queue, the first of each task.
[[nodiscard]] std::vector<StepGap> stepGapsOf(const SessionBuilder &builder);

/// The flaw of a queue with such a step: "step 2 is not reported". Empty without one.
[[nodiscard]] QString stepFlaw(const SessionBuilder &builder);

/// A queue with such a step is not simply complete.
void weighSteps(SessionBuilder &builder);

} // namespace baton
