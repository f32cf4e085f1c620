// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

namespace baton {

/// Like paintStatus(), but in any colours and on any thread. @p glyph is the colour of the sign on
/// a filled shape.
void paintStatusShape(QPainter &painter, const QRectF &area, Status status, const QColor &ink,
                      const QColor &glyph);

} // namespace baton
