// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Where the rows of a SessionTableView stand. Those that wrap their texts are measured when they
// come into sight: a tree asks for the height of each row above one whose place it wants to know.
#include "widgets/session/tables/sessiondelegate.h"
#include "widgets/session/tables/sessiontableview.h"

#include <QScrollBar>

#include <algorithm>

namespace baton {

namespace {

constexpr int mostMeasured = 300; ///< rows whose heights are asked for in a few milliseconds

} // namespace

bool SessionTableView::measuresInSight() const
{
    return !uniformRowHeights() && verticalScrollMode() == ScrollPerItem;
}

/// By the pixel, the view asks for the height of every row before it shows one; it does so once
/// more as it changes the way in which it scrolls.
void SessionTableView::chooseScrolling(int rows)
{
    if (uniformRowHeights()) {
        return;
    }
    const ScrollMode wanted = rows > mostMeasured ? ScrollPerItem : ScrollPerPixel;
    if (wanted == ScrollPerItem && verticalScrollMode() != wanted) {
        setUniformRowHeights(true);
        setVerticalScrollMode(wanted);
        setUniformRowHeights(false);
        scheduleDelayedItemsLayout();
    } else {
        setVerticalScrollMode(wanted);
    }
}

/// The rows that may be in sight.
std::pair<int, int> SessionTableView::rowsInSight() const
{
    const int first = verticalScrollBar()->value();
    return {first, first + viewport()->height() / m_delegate->rowHeight()};
}

/// A row that is not in sight is somewhere above or below.
QRect SessionTableView::visualRect(const QModelIndex &index) const
{
    if (measuresInSight()) { // a pending layout may scroll
        const_cast<SessionTableView *>(this)->executeDelayedItemsLayout();
    }
    const auto [first, last] = rowsInSight();
    const int row = index.row();
    if (!measuresInSight() || !index.isValid() || (row >= first && row <= last)) {
        return QTreeView::visualRect(index);
    }
    const int column = index.column();
    const int height = m_delegate->rowHeight();
    const int top = row < first ? -height : viewport()->height();
    return {columnViewportPosition(column), top, columnWidth(column), height};
}

/// A tree takes a row that is just as high as the room for one in sight, wherever that stands.
void SessionTableView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const bool fillsRoom = hint == EnsureVisible && !measuresInSight()
        && visualRect(index).height() == viewport()->height();
    QTreeView::scrollTo(index, fillsRoom ? PositionAtTop : hint);
}

QRegion SessionTableView::visualRegionForSelection(const QItemSelection &selection) const
{
    if (!measuresInSight()) {
        return QTreeView::visualRegionForSelection(selection);
    }
    const auto [first, last] = rowsInSight();
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        const int end = std::min(range.bottom(), last);
        for (int row = std::max(range.top(), first); row <= end; ++row) {
            region += visualRect(m_proxy->index(row, range.left()))
                | visualRect(m_proxy->index(row, range.right()));
        }
    }
    return region;
}

void SessionTableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (measuresInSight()) {
        QAbstractItemView::currentChanged(current, previous); // a tree asks where both rows are
        viewport()->update();
    } else {
        QTreeView::currentChanged(current, previous);
    }
    unfold(current);
    if (m_leastRoom > 0) {
        m_lookTimer.start(); // it may be higher than the room that was kept for the one before
    }
    if (current.row() != previous.row() || current.isValid() != previous.isValid()) {
        Q_EMIT currentRowChanged(rowOf(current));
    }
}

/// Many rows are measured anew when they are seen.
void SessionTableView::dataChanged(const QModelIndex &first, const QModelIndex &last,
                                   const QList<int> &roles)
{
    const auto [top, bottom] = rowsInSight();
    if (measuresInSight() && last.row() - first.row() > bottom - top) {
        scheduleDelayedItemsLayout();
    } else {
        QTreeView::dataChanged(first, last, roles);
    }
}

} // namespace baton
