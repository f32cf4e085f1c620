// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/curvegeometry.h"

#include <QPolygonF>
#include <QStringList>

/// Helpers for the relations between parts of a layout.
namespace baton::relations {

/// The length of @p line within @p rect.
inline double lengthIn(const QRectF &rect, const QPolygonF &line)
{
    double sum = 0;
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        sum += curves::lengthWithin(rect, line[i], line[i + 1]);
    }
    return sum;
}

/// Appends the pair "i/j" if @p isWrong.
inline void note(QStringList &pairs, size_t i, size_t j, bool isWrong)
{
    if (isWrong) {
        pairs.append(QStringLiteral("%1/%2").arg(i).arg(j));
    }
}

} // namespace baton::relations
