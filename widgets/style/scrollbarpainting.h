// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QPainter;
class QScrollBar;

namespace baton::ruler {

/// A scroll bar on which marks are painted is this wide.
inline constexpr int thickness = 12;

/// Paints the ground and the handle of @p bar, for marks to be painted over.
void paintBar(QPainter &painter, const QScrollBar &bar);

} // namespace baton::ruler
