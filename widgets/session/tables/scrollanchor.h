// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPersistentModelIndex>

#include <functional>

class QTreeView;

namespace baton {

/// Rows that come and go while somebody reads a list move nothing that is in sight: what the reader
/// chose stays where it is, else the first row that is seen once they scrolled.
class ScrollAnchor
{
public:
    using IsChosen = std::function<bool(const QModelIndex &)>;

    explicit ScrollAnchor(QTreeView &list)
        : m_list(list)
    {
    }

    /// Call it before rows come or go; until the next turn only the first time counts. @p
    /// holdsScroll: where nothing that was chosen is in sight, what was scrolled to is held.
    void save(const IsChosen &isChosen, bool holdsScroll = true);
    /// Call it after the rows were laid out anew. While the view is resized that may be before its
    /// bar reaches as far as they do: they are held until the next turn.
    void restore();
    /// True while a row is held in place.
    [[nodiscard]] bool isActive() const { return m_row.isValid(); }

private:
    [[nodiscard]] QModelIndex rowToHold(const IsChosen &isChosen, bool holdsScroll) const;
    [[nodiscard]] int placeOf(const QModelIndex &row) const;

    QTreeView &m_list;
    QPersistentModelIndex m_row;
    bool m_isWaiting = false; ///< a correction is scheduled for the next event loop turn
    int m_place = 0;          ///< distance from the scroll bar's value, in its units
};

} // namespace baton
