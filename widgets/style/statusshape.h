// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

namespace baton {

/// Does the same as paintStatus() in colours that need not be those of the theme, on any thread. @p
/// glyph is the colour of the sign on a filled shape.
void paintStatusShape(QPainter &painter, const QRectF &area, Status status, const QColor &ink,
                      const QColor &glyph);

} // namespace baton
