// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QPainter;
class QScrollBar;

namespace baton::ruler {

/// The width of a scroll bar with marks.
inline constexpr int thickness = 12;

/// Paints the groove and the handle of @p bar; marks are painted on top.
void paintBar(QPainter &painter, const QScrollBar &bar);

} // namespace baton::ruler
