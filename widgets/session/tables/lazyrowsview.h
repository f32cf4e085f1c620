// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeView>

#include <utility>

namespace baton {

/// A list of rows of different heights that are measured only when they become visible: a tree view
/// measures every row above the one whose position it computes.
class LazyRowsView : public QTreeView
{
    Q_OBJECT

public:
    using QTreeView::QTreeView;

    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

protected:
    /// The height of a row whose texts do not wrap.
    [[nodiscard]] virtual int usualRowHeight() const = 0;
    /// Chooses the scroll mode for @p rows rows.
    void chooseScrolling(int rows);
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void dataChanged(const QModelIndex &first, const QModelIndex &last,
                     const QList<int> &roles) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection &selection) const override;

private:
    [[nodiscard]] bool measuresInSight() const;
    [[nodiscard]] std::pair<int, int> rowsInSight() const;
};

} // namespace baton
