// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/findings/verdict.h"

namespace baton {

/// A verdict of Baton in all views. Each has its own shape, colour and word.
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
/// "passed", "failed" or "not evaluated": the word of every gate and criterion in all views.
[[nodiscard]] QString textOf(CriterionState state);

} // namespace baton
