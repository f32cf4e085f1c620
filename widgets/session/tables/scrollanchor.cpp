// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/scrollanchor.h"

#include <QScrollBar>
#include <QTreeView>

namespace baton {

void ScrollAnchor::save(const IsChosen &isChosen, bool holdsScroll)
{
    if (!m_isWaiting) {
        m_row = rowToHold(isChosen, holdsScroll);
        m_place = placeOf(m_row);
        m_isWaiting = true; // only now: searching the row may trigger a pending layout
        // Rows below a collapsed row cause no layout.
        QMetaObject::invokeMethod(
            &m_list,
            [this] {
                restore();
                m_row = QModelIndex();
                m_isWaiting = false;
            },
            Qt::QueuedConnection);
    }
}

void ScrollAnchor::restore()
{
    if (m_row.isValid()) {
        QScrollBar &bar = *m_list.verticalScrollBar();
        const int place = placeOf(m_row);
        bar.setValue(bar.value() + place - m_place);
    }
}

QModelIndex ScrollAnchor::rowToHold(const IsChosen &isChosen, bool holdsScroll) const
{
    const QModelIndex first = m_list.indexAt({0, 0});
    const int bottom = m_list.viewport()->height();
    for (QModelIndex row = first; row.isValid() && m_list.visualRect(row).top() < bottom;
         row = m_list.indexBelow(row)) {
        if (isChosen(row)) {
            return row;
        }
    }
    return holdsScroll && m_list.verticalScrollBar()->value() > 0 ? first : QModelIndex();
}

/// Lists that scroll by row have no child rows.
int ScrollAnchor::placeOf(const QModelIndex &row) const
{
    const QRect rect = m_list.visualRect(row); // updates the range of the bar
    return m_list.verticalScrollMode() == QAbstractItemView::ScrollPerPixel
        ? rect.top()
        : row.row() - m_list.verticalScrollBar()->value();
}

} // namespace baton
