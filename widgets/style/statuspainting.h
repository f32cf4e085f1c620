// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "widgets/style/theme.h"

#include <QIcon>

class QPainter;
class QRectF;

namespace baton {

[[nodiscard]] Role roleOf(Status status);
/// The status in words, for assistive technology and tooltips: "error", "not evaluated".
[[nodiscard]] QString wordOf(Status status);

/// Paints the shape of @p status in the centre of @p area, in the colour of the present theme.
void paintStatus(QPainter &painter, const QRectF &area, Status status);
/// The same in the colour of @p role: stale content keeps the shape but not the colour.
void paintStatus(QPainter &painter, const QRectF &area, Status status, Role role);
/// The shape of paintStatus() as an icon for any size and device pixel ratio; follows the theme.
[[nodiscard]] QIcon statusIcon(Status status);
[[nodiscard]] QIcon statusIcon(Status status, Role role);

} // namespace baton
