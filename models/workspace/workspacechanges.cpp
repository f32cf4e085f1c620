// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacemodel.h"
#include "models/workspace/workspaceplace.h"

#include <algorithm>
#include <map>

/// How the model's tree follows the files that come, go and change.
namespace baton {

using namespace Qt::StringLiterals;
using Type = WorkspaceNode::Type;

void WorkspaceModel::update(const QStringList &gone, const WorkspaceEntries &present)
{
    removeFiles(gone);
    std::map<WorkspaceNode *, std::vector<std::unique_ptr<WorkspaceNode>>> added;
    for (const WorkspaceEntry &entry : present) {
        if (WorkspaceNode *const known = m_files.value(entry.path)) {
            updateFile(*known, entry);
            continue;
        }
        auto file = std::make_unique<WorkspaceNode>();
        file->type = Type::File;
        file->path = entry.path;
        file->entry = entry;
        WorkspaceNode &folder = folderFor(*file);
        m_files.insert(entry.path, file.get());
        added[&folder].push_back(std::move(file));
    }
    for (auto &[folder, files] : added) {
        insertFiles(*folder, std::move(files));
    }
    announceChanges();
}

void WorkspaceModel::removeFiles(const QStringList &gone)
{
    std::map<WorkspaceNode *, Nodes> leaving;
    for (const QString &path : gone) {
        WorkspaceNode *const file = m_files.take(path);
        if (file == nullptr) {
            continue;
        }
        tallyUp(*file, -1);
        // A folder that holds nothing else goes with its last file.
        WorkspaceNode *top = file;
        while (top->parent != &m_root && top->parent->tally.files == 0) {
            top = top->parent;
        }
        leaving[top->parent].push_back(top);
    }
    std::erase_if(leaving, [this](const auto &rows) {
        const WorkspaceNode *const parent = rows.first;
        return parent != &m_root && parent->tally.files == 0; // goes as a whole
    });
    for (const auto &[parent, nodes] : leaving) {
        dropNodes(*parent, nodes);
    }
}

/// From the back, so that the row numbers of what is left to remove stay right.
void WorkspaceModel::dropNodes(WorkspaceNode &parent, Nodes nodes)
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

void WorkspaceModel::removeRange(WorkspaceNode &parent, int first, int last)
{
    beginRemoveRows(indexOf(&parent), first, last);
    const auto begin = parent.children.begin();
    for (int row = first; row <= last; ++row) {
        forget(*begin[row]);
    }
    parent.children.erase(begin + first, begin + last + 1);
    endRemoveRows();
}

void WorkspaceModel::forget(const WorkspaceNode &node)
{
    m_changed.remove(const_cast<WorkspaceNode *>(&node));
    for (const auto &child : node.children) {
        forget(*child);
    }
}

WorkspaceNode &WorkspaceModel::folderFor(WorkspaceNode &file)
{
    WorkspacePlace place = placeOf(m_layouts, m_root.path, file.path);
    file.name = place.name;
    file.isState = place.isState;
    WorkspaceNode *folder = &m_root;
    for (WorkspacePlace::Step &step : place.steps) {
        auto node = std::make_unique<WorkspaceNode>();
        node->type = step.type;
        node->name = std::move(step.name);
        node->path = std::move(step.path);
        node->order = step.order;
        node->layout = std::move(step.layout);
        folder = &ensureChild(*folder, std::move(node));
    }
    return *folder;
}

WorkspaceNode &WorkspaceModel::ensureChild(WorkspaceNode &parent,
                                           std::unique_ptr<WorkspaceNode> child)
{
    if (WorkspaceNode *const known = parent.child(*child)) {
        return *known;
    }
    const int row = parent.position(*child);
    beginInsertRows(indexOf(&parent), row, row);
    child->parent = &parent;
    const auto place = parent.children.insert(parent.children.begin() + row, std::move(child));
    endInsertRows();
    return **place;
}

/// Walks forward; neighbours come in as one range.
void WorkspaceModel::insertFiles(WorkspaceNode &parent,
                                 std::vector<std::unique_ptr<WorkspaceNode>> files)
{
    std::ranges::sort(files, [](const auto &a, const auto &b) { return standsBefore(*a, *b); });
    int row = 0;
    for (auto first = files.begin(); first != files.end();) {
        row = parent.position(**first, row);
        const auto next = std::find_if(first + 1, files.end(), [&](const auto &file) {
            return parent.position(*file, row) != row;
        });
        const auto count = static_cast<int>(next - first);
        beginInsertRows(indexOf(&parent), row, row + count - 1);
        for (auto file = first; file != next; ++file) {
            (*file)->parent = &parent;
            tallyUp(**file, 1);
        }
        parent.children.insert(parent.children.begin() + row, std::make_move_iterator(first),
                               std::make_move_iterator(next));
        endInsertRows();
        row += count;
        first = next;
    }
}

void WorkspaceModel::updateFile(WorkspaceNode &file, const WorkspaceEntry &entry)
{
    if (file.parent == nullptr) { // found twice in one batch, not in the tree yet
        file.entry = entry;
        return;
    }
    if (file.entry != entry) {
        tallyUp(file, -1);
        file.entry = entry;
        tallyUp(file, 1);
        m_changed.insert(&file);
    }
}

void WorkspaceModel::tallyUp(WorkspaceNode &file, int sign)
{
    if (file.isState && file.parent->type == Type::Session) {
        file.parent->facts = sign > 0 ? file.entry.session : SessionFacts{};
    }
    for (WorkspaceNode *node = file.parent; node != nullptr; node = node->parent) {
        node->tally.add(file.entry, sign);
        m_changed.insert(node);
    }
}

void WorkspaceModel::announceChanges()
{
    std::map<WorkspaceNode *, std::vector<int>> changed;
    for (WorkspaceNode *const node : std::as_const(m_changed)) {
        if (node->parent != nullptr) {
            changed[node->parent].push_back(node->row());
        }
    }
    m_changed.clear();
    for (auto &[parent, rows] : changed) {
        std::ranges::sort(rows);
        for (size_t i = 0; i < rows.size();) {
            const int first = rows[i];
            int last = first;
            while (++i < rows.size() && rows[i] == last + 1) {
                last = rows[i];
            }
            Q_EMIT dataChanged(indexOf(parent->children[static_cast<size_t>(first)].get()),
                               indexOf(parent->children[static_cast<size_t>(last)].get()));
        }
    }
}

} // namespace baton
