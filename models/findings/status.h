// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/findings/verdict.h"

namespace baton {

/// A judgement of Baton, as all views show it: each has a shape, a colour and a word of its own.
enum class Status {
    None,
    Ok,
    Note,
    Warning,
    Error,
    Running,
    Superseded,
    PassedOver,
    Skipped,
    NotReached,
    NotEvaluated,
    TimedOut,
    Escalate,
    Reinvoke,
    Undeclared
};

[[nodiscard]] Status statusOf(Severity severity);
[[nodiscard]] Status statusOf(Action action);
[[nodiscard]] Status statusOf(CriterionState state);

} // namespace baton
