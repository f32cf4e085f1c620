// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPersistentModelIndex>

#include <functional>

class QTreeView;

namespace baton {

/// Keeps visible rows in place while rows are inserted and removed: the selected row, else the
/// first visible one if the user scrolled.
class ScrollAnchor
{
public:
    using IsChosen = std::function<bool(const QModelIndex &)>;

    explicit ScrollAnchor(QTreeView &list)
        : m_list(list)
    {
    }

    /// Call it before rows change; only the first call of an event loop turn counts. @p
    /// holdsScroll: without a visible selected row the scroll position is kept.
    void save(const IsChosen &isChosen, bool holdsScroll = true);
    /// Call it after the rows were laid out. During a resize the scroll bar's range may not be
    /// final yet; then the rows are held until the next turn.
    void restore();
    /// True while a row is kept in place.
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
