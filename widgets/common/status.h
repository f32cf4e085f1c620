// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/theme.h"

#include <QIcon>

class QPainter;
class QRectF;

namespace baton {

/// A judgement of Baton. Each has a shape and a colour of its own, and is always shown with a word
/// or a count.
enum class Status {
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
    Reinvoke,
    Undeclared
};

[[nodiscard]] Role roleOf(Status status);
/// Paints the shape of @p status centred in @p area, in the colour of the present theme.
void paintStatus(QPainter &painter, const QRectF &area, Status status);
/// As paintStatus(), for any size and device pixel ratio; follows the theme.
[[nodiscard]] QIcon statusIcon(Status status);

} // namespace baton
