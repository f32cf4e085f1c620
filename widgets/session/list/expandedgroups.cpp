// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/list/expandedgroups.h"

#include <QTreeView>

#include <algorithm>

namespace baton {

ExpandedGroups::ExpandedGroups(QTreeView *tree, SessionList *list)
    : QObject(tree)
    , m_tree(tree)
    , m_list(list)
{
    connect(list, &QAbstractItemModel::layoutChanged, this, &ExpandedGroups::unfold);
    connect(tree, &QTreeView::collapsed, this,
            [this](const QModelIndex &index) { m_folded.insert(m_list->keyOf(index)); });
    connect(tree, &QTreeView::expanded, this,
            [this](const QModelIndex &index) { m_folded.remove(m_list->keyOf(index)); });
}

void ExpandedGroups::unfold()
{
    constexpr qsizetype mostSingle = 8; // the view examines all rows for each expanded one
    if (m_list->grouping() == SessionList::Grouping::None) {
        return;
    }
    QModelIndexList folded;
    QModelIndexList kept;
    collectFolded({}, folded, kept);
    if (folded.size() <= mostSingle) {
        std::ranges::for_each(folded, [this](const auto &index) { m_tree->expand(index); });
        return;
    }
    m_tree->expandAll();
    std::ranges::for_each(kept, [this](const auto &index) { m_tree->collapse(index); });
}

void ExpandedGroups::collectFolded(const QModelIndex &parent, QModelIndexList &folded,
                                   QModelIndexList &kept) const
{
    for (int row = 0; row < m_list->rowCount(parent); ++row) {
        const QModelIndex index = m_list->index(row, 0, parent);
        if (m_list->rowCount(index) == 0) {
            continue;
        }
        if (!m_tree->isExpanded(index)) {
            (m_folded.contains(m_list->keyOf(index)) ? kept : folded).append(index);
        }
        collectFolded(index, folded, kept);
    }
}

} // namespace baton
