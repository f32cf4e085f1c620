// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QModelIndex>
#include <QRect>

class QPainter;

namespace baton {

/// The emphasis of an attempt's cell.
enum class CellEmphasis { None, Selected, Focused };

/// Paints the cells of the grid of phases and attempts. Each function reads its content from a
/// PhaseGrid.
namespace gridpaint {

/// Paints the number and title of a phase, with the text @p match in the title marked.
void phase(QPainter &painter, const QRect &area, const QModelIndex &index, bool isCurrent,
           const QString &match);
/// Paints the box of an attempt with shape and word; a line connects it with @p previous, the box
/// before.
void attempt(QPainter &painter, const QRect &cell, const QModelIndex &index, CellEmphasis emphasis,
             const QRect &previous);
/// Paints the reason why a phase has no attempts, across the columns of attempts.
void reason(QPainter &painter, const QRect &area, const QModelIndex &index);
void time(QPainter &painter, const QRect &area, const QModelIndex &index, bool isMuted);

/// Paints a start above its duration, in one row.
void times(QPainter &painter, const QRect &area, const QModelIndex &start,
           const QModelIndex &duration);

} // namespace gridpaint

} // namespace baton
