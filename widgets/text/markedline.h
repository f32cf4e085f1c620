// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchmatcher.h"

#include <QFont>
#include <QRect>

class QPainter;

namespace baton {

/// Writes @p text, which fits in @p area, on one line in the colour of the pen, with @p matches of
/// a search marked.
void writeMarked(QPainter &painter, const QRect &area, const QFont &font, const QString &text,
                 const std::vector<TextStretch> &matches);

} // namespace baton
