// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/finding.h"
#include "models/check/verdict.h"
#include "models/session/runstatus.h"

namespace baton {

/// The shape beside a word in a view of a session. The widgets draw each in a colour of its own.
enum class Shape {
    None,
    Ok,
    Note,
    Warning,
    Error,
    Running,
    Superseded,
    Skipped,
    NotReached,
    NotEvaluated,
    TimedOut,
    Escalate,
    Reinvoke
};

[[nodiscard]] Shape shapeOf(RunStatus status);
[[nodiscard]] Shape shapeOf(CriterionState state);
[[nodiscard]] Shape shapeOf(Action action);
[[nodiscard]] Shape shapeOf(Severity severity);
/// Of a session that stands at @p status, with @p verdict as the worst that is said of its files
/// (None: nothing is). As the workspace marks it: one that runs is not judged yet.
[[nodiscard]] Shape markOf(RunStatus status, Shape verdict);
/// True for what never ran or no longer counts: shown muted.
[[nodiscard]] bool isFaded(RunStatus status);

} // namespace baton
