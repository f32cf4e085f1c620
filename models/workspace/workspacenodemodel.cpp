// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacenodemodel.h"

#include "models/core/rowranges.h"

#include <algorithm>
#include <iterator>

namespace baton {

namespace {

using OwnNodes = std::vector<std::unique_ptr<WorkspaceNode>>;

constexpr size_t mostRanges = 8; ///< of one row; with more ranges the views update everything

/// The ranges of the ascending @p rows. Many are joined into one, because views
/// handle one large range faster.
std::vector<std::pair<int, int>> rangesOf(const std::vector<int> &rows)
{
    std::vector<std::pair<int, int>> ranges = rowRanges(rows);
    if (ranges.size() > mostRanges) {
        ranges = {{rows.front(), rows.back()}};
    }
    return ranges;
}

} // namespace

QModelIndex WorkspaceNodeModel::indexOf(const WorkspaceNode *node) const
{
    const bool isRow = node != nullptr && node != &m_root;
    return isRow ? createIndex(node->row(), 0, node) : QModelIndex();
}

const WorkspaceNode *WorkspaceNodeModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const WorkspaceNode *>(index.constInternalPointer())
                           : &m_root;
}

const WorkspaceNode &WorkspaceNodeModel::node(const QModelIndex &index) const
{
    return *nodeOf(index);
}

QModelIndex WorkspaceNodeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, nodeOf(parent)->children[static_cast<size_t>(row)].get());
}

QModelIndex WorkspaceNodeModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(nodeOf(index)->parent) : QModelIndex();
}

int WorkspaceNodeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

int WorkspaceNodeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

void WorkspaceNodeModel::clear(const QString &root)
{
    m_root = {};
    m_root.path = root;
    m_changed.clear();
}

void WorkspaceNodeModel::announceChanges()
{
    std::map<WorkspaceNode *, std::vector<int>> changed;
    for (const WorkspaceNode *const node : std::as_const(m_changed)) {
        if (node->parent != nullptr) {
            changed[node->parent].push_back(node->row());
        }
    }
    m_changed.clear();
    for (auto &[parent, rows] : changed) {
        std::ranges::sort(rows);
        for (const auto &[first, last] : rangesOf(rows)) {
            Q_EMIT dataChanged(indexOf(parent->children[static_cast<size_t>(first)].get()),
                               indexOf(parent->children[static_cast<size_t>(last)].get()));
        }
    }
}

void WorkspaceNodeModel::addLeaving(WorkspaceNode &node, Leaving &leaving)
{
    WorkspaceNode *top = &node;
    while (top->parent != &m_root && top->parent->tally.isEmpty()) {
        top = top->parent;
    }
    leaving[top->parent].push_back(top);
}

void WorkspaceNodeModel::takeOut(Leaving &leaving)
{
    std::erase_if(leaving, [this](const auto &rows) {
        const WorkspaceNode *const parent = rows.first;
        return parent != &m_root && parent->tally.isEmpty(); // is removed as a whole
    });
    for (const auto &[parent, nodes] : leaving) {
        removeNodes(*parent, nodes);
    }
}

/// Removes from the end, so that the row numbers of the remaining nodes stay valid.
void WorkspaceNodeModel::removeNodes(WorkspaceNode &parent,
                                     const std::vector<WorkspaceNode *> &nodes)
{
    std::vector<int> rows(nodes.size());
    std::ranges::transform(nodes, rows.begin(), [](const auto *node) { return node->row(); });
    std::ranges::sort(rows, std::greater<>());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (size_t i = 0; i < rows.size();) {
        const int last = rows[i];
        int first = last;
        while (++i < rows.size() && rows[i] == first - 1) {
            first = rows[i];
        }
        removeRange(parent, first, last);
    }
}

void WorkspaceNodeModel::removeRange(WorkspaceNode &parent, int first, int last)
{
    beginRemoveRows(indexOf(&parent), first, last);
    const auto begin = parent.children.begin();
    for (int row = first; row <= last; ++row) {
        forget(*begin[row]);
    }
    parent.children.erase(begin + first, begin + last + 1);
    endRemoveRows();
    noteNamesakes(parent, first);
}

void WorkspaceNodeModel::forget(const WorkspaceNode &node)
{
    m_changed.remove(&node);
    for (const auto &child : node.children) {
        forget(*child);
    }
}

void WorkspaceNodeModel::putIn(WorkspaceArrivals &arrivals)
{
    for (auto &[parent, home] : arrivals) {
        for (const auto &node : home.children) {
            forget(*node); // it is not changed but new
        }
        if (rangesIn(*parent, home.children) <= mostRanges) {
            insertRanges(*parent, std::move(home.children));
            home.children.clear();
        }
    }
    std::erase_if(arrivals, [](const auto &arrival) { return arrival.second.children.empty(); });
    if (!arrivals.empty()) {
        mergeAtOnce(arrivals);
    }
}

/// Walks forward; neighbours come in as one range.
void WorkspaceNodeModel::insertRanges(WorkspaceNode &parent, OwnNodes nodes)
{
    int row = 0;
    for (auto first = nodes.begin(); first != nodes.end();) {
        row = parent.position(**first, row);
        const auto next = std::find_if(first + 1, nodes.end(), [&](const auto &node) {
            return parent.position(*node, row) != row;
        });
        const auto count = static_cast<int>(next - first);
        beginInsertRows(indexOf(&parent), row, row + count - 1);
        parent.children.insert(parent.children.begin() + row, std::make_move_iterator(first),
                               std::make_move_iterator(next));
        endInsertRows();
        noteNamesakes(parent, row);
        noteNamesakes(parent, row + count);
        row += count;
        first = next;
    }
}

void WorkspaceNodeModel::mergeAtOnce(WorkspaceArrivals &arrivals)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    for (auto &[parent, home] : arrivals) {
        merge(*parent, home.children);
    }
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &index : before) {
        after.append(indexOf(nodeOf(index)));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

/// Announces new names around @p row: rows of the same name show how they differ, which changes
/// when one is added or removed.
void WorkspaceNodeModel::noteNamesakes(WorkspaceNode &parent, int row)
{
    const auto count = static_cast<int>(parent.children.size());
    for (const int beside : {row - 1, row}) {
        if (beside >= 0 && beside < count) {
            const WorkspaceNode &node = *parent.children[static_cast<size_t>(beside)];
            if (node.type == WorkspaceNode::Type::Session) {
                noteChange(node);
            }
        }
    }
}

} // namespace baton
