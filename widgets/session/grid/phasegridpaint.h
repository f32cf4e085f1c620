// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QModelIndex>
#include <QRect>

class QPainter;

namespace baton {

/// The emphasis of an attempt's cell.
enum class CellEmphasis { None, Selected, Focused };

/// The cells of the grid of phases and attempts. Each reads what it shows from a PhaseGrid.
namespace gridpaint {

/// The number and title of a phase.
void phase(QPainter &painter, const QRect &area, const QModelIndex &index, bool isCurrent);
/// The box of an attempt with shape and word; a line leads to it from @p previous, the box before.
void attempt(QPainter &painter, const QRect &cell, const QModelIndex &index, CellEmphasis emphasis,
             const QRect &previous);
/// The reason why a phase has no attempts, over the columns of those.
void reason(QPainter &painter, const QRect &area, const QModelIndex &index);
void time(QPainter &painter, const QRect &area, const QModelIndex &index, bool isMuted);

/// A start above its duration, in one row.
void times(QPainter &painter, const QRect &area, const QModelIndex &start,
           const QModelIndex &duration);

} // namespace gridpaint

} // namespace baton
