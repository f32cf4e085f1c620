// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/finding.h"
#include "models/check/verdict.h"
#include "models/session/sessionsummary.h"

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
/// The mark of a session in every view: where it stands, a clock when nothing drives it any more,
/// and a warning where something speaks against its being well.
[[nodiscard]] Shape shapeOf(const SessionSummary &summary);
[[nodiscard]] Shape shapeOf(CriterionState state);
[[nodiscard]] Shape shapeOf(Action action);
[[nodiscard]] Shape shapeOf(Severity severity);
/// Of a session that stands at @p status, with @p verdict as the worst that is said of its files
/// (None: nothing is). As the workspace marks it: one that runs is not judged yet.
[[nodiscard]] Shape markOf(RunStatus status, Shape verdict);
/// A failure that was passed over is shown like one that a later attempt took the place of: it
/// calls for nobody's attention.
[[nodiscard]] RunStatus shownStatus(RunStatus status, bool isPassedOver);
/// True for what never ran or no longer counts: shown muted.
[[nodiscard]] bool isFaded(RunStatus status);

} // namespace baton
