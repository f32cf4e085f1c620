// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How the keys walk a PhaseGridView.
#include "widgets/session/grid/phasegridview.h"

#include <QKeyEvent>

#include <algorithm>

namespace baton {

/// The next cell of the row, or beyond its ends: fold, unfold, the row above.
void PhaseGridView::stepSideways(int by)
{
    const QModelIndex current = currentIndex();
    const QModelIndex first = current.siblingAtColumn(0);
    const SessionPhase *phase = m_grid->phase(current);
    if (!phase) {
        return;
    }
    std::vector<int> stops{0};
    for (const SessionAttempt &attempt : phase->attempts) {
        stops.push_back(attempt.number);
    }
    const auto here = std::ranges::find(stops, current.column());
    const auto at = here == stops.end() ? 0 : here - stops.begin();
    const auto next = at + by;
    if (next < 0) {
        isExpanded(first) && m_grid->hasChildren(first) ? collapse(first)
            : first.parent().isValid()                  ? setCurrentIndex(first.parent())
                                                        : void();
        return;
    }
    if (at == 0 && m_grid->hasChildren(first) && !isExpanded(first)) {
        expand(first);
        return;
    }
    if (next < static_cast<std::ptrdiff_t>(stops.size())) {
        m_wantedAttempt = stops[static_cast<size_t>(next)];
        setCurrentIndex(current.siblingAtColumn(m_wantedAttempt));
    }
}

/// Keeps to the attempt as far as the next row has it.
void PhaseGridView::stepRow(int by)
{
    const QModelIndex first = currentIndex().siblingAtColumn(0);
    const QModelIndex next = by > 0 ? indexBelow(first) : indexAbove(first);
    if (!next.isValid()) {
        return;
    }
    const SessionPhase *phase = m_grid->phase(next);
    int column = 0;
    for (const SessionAttempt &attempt : phase->attempts) {
        if (attempt.number <= m_wantedAttempt) {
            column = std::max(column, attempt.number);
        }
    }
    setCurrentIndex(next.siblingAtColumn(column));
}

void PhaseGridView::keyPressEvent(QKeyEvent *event)
{
    if (!currentIndex().isValid() && m_grid->rowCount() > 0) {
        setCurrentIndex(m_grid->index(0, 0));
    }
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->modifiers() == Qt::NoModifier ? event->key() : 0) {
    case Qt::Key_Left:
        stepSideways(-forward);
        return;
    case Qt::Key_Right:
        stepSideways(forward);
        return;
    case Qt::Key_Up:
        stepRow(-1);
        return;
    case Qt::Key_Down:
        stepRow(1);
        return;
    default:
        QTreeView::keyPressEvent(event);
    }
}

} // namespace baton
