// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

namespace baton {

/// As paintStatus(), in colours that need not be those of the present theme; also off the UI
/// thread.
/// @p glyph is for what stands on a filled shape.
void paintStatusShape(QPainter &painter, const QRectF &area, Status status, const QColor &ink,
                      const QColor &glyph);

} // namespace baton
