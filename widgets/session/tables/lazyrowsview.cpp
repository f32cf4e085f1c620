// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/lazyrowsview.h"

#include <QScrollBar>

#include <algorithm>

namespace baton {

namespace {

constexpr int mostMeasured = 300; ///< rows that are measured within milliseconds

} // namespace

bool LazyRowsView::measuresInSight() const
{
    return !uniformRowHeights() && verticalScrollMode() == ScrollPerItem;
}

/// A view that scrolls by pixels computes the height of every row before it shows one, and again
/// when the scroll mode changes.
void LazyRowsView::chooseScrolling(int rows)
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

/// The rows that may be visible.
std::pair<int, int> LazyRowsView::rowsInSight() const
{
    const int first = verticalScrollBar()->value();
    return {first, first + viewport()->height() / usualRowHeight()};
}

/// A row that is not visible is somewhere above or below.
QRect LazyRowsView::visualRect(const QModelIndex &index) const
{
    if (measuresInSight()) { // a pending layout may scroll
        const_cast<LazyRowsView *>(this)->executeDelayedItemsLayout();
    }
    const auto [first, last] = rowsInSight();
    const int row = index.row();
    if (!measuresInSight() || !index.isValid() || (row >= first && row <= last)) {
        return QTreeView::visualRect(index);
    }
    const int column = index.column();
    const int height = usualRowHeight();
    const int top = row < first ? -height : viewport()->height();
    return {columnViewportPosition(column), top, columnWidth(column), height};
}

/// QTreeView treats a row that is exactly as high as the viewport as visible, wherever it is.
void LazyRowsView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const bool fillsRoom = hint == EnsureVisible && !measuresInSight()
        && visualRect(index).height() == viewport()->height();
    QTreeView::scrollTo(index, fillsRoom ? PositionAtTop : hint);
}

QRegion LazyRowsView::visualRegionForSelection(const QItemSelection &selection) const
{
    if (!measuresInSight()) {
        return QTreeView::visualRegionForSelection(selection);
    }
    const auto [first, last] = rowsInSight();
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        const int end = std::min(range.bottom(), last);
        for (int row = std::max(range.top(), first); row <= end; ++row) {
            region += visualRect(model()->index(row, range.left()))
                | visualRect(model()->index(row, range.right()));
        }
    }
    return region;
}

/// Many rows are measured again only when they become visible.
void LazyRowsView::dataChanged(const QModelIndex &first, const QModelIndex &last,
                               const QList<int> &roles)
{
    const auto [top, bottom] = rowsInSight();
    if (measuresInSight() && last.row() - first.row() > bottom - top) {
        scheduleDelayedItemsLayout();
    } else {
        QTreeView::dataChanged(first, last, roles);
    }
}

void LazyRowsView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (measuresInSight()) {
        QAbstractItemView::currentChanged(current, previous); // QTreeView would place both rows
        viewport()->update();
    } else {
        QTreeView::currentChanged(current, previous);
    }
}

} // namespace baton
