// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/treepath.h"
#include "models/workspace/workspacemodel.h"

#include <algorithm>
#include <iterator>

/// How files that come find their place in the model's tree. Rows are made with all that stands
/// below them before the views are told, so that these are told as seldom as possible.
namespace baton {

namespace {

using Type = WorkspaceNode::Type;
using OwnNodes = std::vector<std::unique_ptr<WorkspaceNode>>;

constexpr int mostRanges = 8; ///< of one row; with more the views look at everything anew

WorkspaceNode &add(WorkspaceNode &home, WorkspaceNode &parent, std::unique_ptr<WorkspaceNode> node)
{
    node->parent = &parent;
    const auto place = home.children.begin() + home.position(*node);
    return **home.children.insert(place, std::move(node));
}

std::unique_ptr<WorkspaceNode> madeOf(WorkspacePlace::Step &step)
{
    auto node = std::make_unique<WorkspaceNode>();
    node->type = step.type;
    node->name = std::move(step.name);
    node->path = std::move(step.path);
    node->order = step.order;
    node->layout = std::move(step.layout);
    return node;
}

/// Before which rows of @p parent each of @p nodes comes.
std::vector<int> placesIn(const WorkspaceNode &parent, const OwnNodes &nodes)
{
    std::vector<int> places;
    for (const auto &node : nodes) {
        places.push_back(parent.position(*node, places.empty() ? 0 : places.back()));
    }
    return places;
}

/// In how many ranges @p nodes come in below @p parent.
int rangesIn(const WorkspaceNode &parent, const OwnNodes &nodes)
{
    std::vector<int> places = placesIn(parent, nodes);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return static_cast<int>(places.size());
}

/// Few are put among many: to look for their places takes less than to compare all.
void merge(WorkspaceNode &parent, OwnNodes &nodes)
{
    const std::vector<int> places = placesIn(parent, nodes);
    OwnNodes rows;
    rows.reserve(parent.children.size() + nodes.size());
    auto next = parent.children.begin();
    for (size_t i = 0; i < nodes.size(); ++i) {
        const auto place = parent.children.begin() + places[i];
        std::move(next, place, std::back_inserter(rows));
        rows.push_back(std::move(nodes[i]));
        next = place;
    }
    std::move(next, parent.children.end(), std::back_inserter(rows));
    parent.children = std::move(rows);
}

} // namespace

/// Adds what is missing of @p steps, and @p leaf below them, if there is one. Returns the last row.
WorkspaceNode &WorkspaceModel::addRows(Arrivals &arrivals, std::vector<WorkspacePlace::Step> &steps,
                                       std::unique_ptr<WorkspaceNode> leaf)
{
    WorkspaceNode *folder = &m_root;
    bool isInTree = true;
    const auto homeOf = [&]() -> WorkspaceNode & { return isInTree ? arrivals[folder] : *folder; };
    for (WorkspacePlace::Step &step : steps) {
        std::unique_ptr<WorkspaceNode> node = madeOf(step);
        if (WorkspaceNode *known = isInTree ? folder->child(*node) : nullptr) {
            folder = known;
            continue;
        }
        if (node->type == Type::Session) {
            node->session = summaryAt(node->path);
        }
        WorkspaceNode &home = homeOf();
        WorkspaceNode *known = home.child(*node);
        folder = known ? known : &add(home, *folder, std::move(node));
        isInTree = false;
    }
    return leaf ? add(homeOf(), *folder, std::move(leaf)) : *folder;
}

void WorkspaceModel::addSession(Arrivals &arrivals, const QString &folder)
{
    std::vector<WorkspacePlace::Step> steps = sessionSteps(m_layouts, m_runs, m_root.path, folder);
    if (!steps.empty()) {
        setOnDisk(addRows(arrivals, steps, nullptr), true);
    }
}

/// Null for what is no session in the tree.
WorkspaceNode *WorkspaceModel::sessionAt(const QString &folder)
{
    std::vector<WorkspacePlace::Step> steps = sessionSteps(m_layouts, m_runs, m_root.path, folder);
    WorkspaceNode *node = steps.empty() ? nullptr : &m_root;
    for (WorkspacePlace::Step &step : steps) {
        node = node != nullptr ? node->child(*madeOf(step)) : nullptr;
    }
    return node;
}

void WorkspaceModel::addFile(Arrivals &arrivals, const WorkspaceEntry &entry)
{
    WorkspacePlace place = placeOf(m_layouts, m_runs, m_root.path, entry.path);
    auto file = std::make_unique<WorkspaceNode>();
    file->type = Type::File;
    file->path = entry.path;
    file->entry = entry;
    file->name = place.name;
    file->isState = place.isState;
    WorkspaceNode &added = addRows(arrivals, place.steps, std::move(file));
    if (added.isState && !added.parent->session) {
        added.parent->session = summaryAt(entry.path);
    }
    m_files.insert(entry.path, &added);
    tallyUp(added, 1);
}

void WorkspaceModel::takeIn(Arrivals &arrivals)
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
void WorkspaceModel::insertRanges(WorkspaceNode &parent, OwnNodes nodes)
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

void WorkspaceModel::mergeAtOnce(Arrivals &arrivals)
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

/// What is called like its neighbours says what it differs in: the rows beside @p row, at which
/// others came or went, may say something else.
void WorkspaceModel::noteNamesakes(WorkspaceNode &parent, int row)
{
    const auto count = static_cast<int>(parent.children.size());
    for (const int beside : {row - 1, row}) {
        if (beside >= 0 && beside < count) {
            WorkspaceNode &node = *parent.children[static_cast<size_t>(beside)];
            if (node.type == Type::Session) {
                m_changed.insert(&node);
            }
        }
    }
}

} // namespace baton
