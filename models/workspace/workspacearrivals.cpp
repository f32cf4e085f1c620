// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacearrivals.h"

#include <algorithm>
#include <iterator>

namespace baton {

namespace {

using OwnNodes = std::vector<std::unique_ptr<WorkspaceNode>>;
using Steps = std::vector<WorkspacePlace::Step>;

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

/// The rows of @p parent before which each of @p nodes comes.
std::vector<int> placesIn(const WorkspaceNode &parent, const OwnNodes &nodes)
{
    std::vector<int> places;
    for (const auto &node : nodes) {
        places.push_back(parent.position(*node, places.empty() ? 0 : places.back()));
    }
    return places;
}

} // namespace

WorkspaceNode &addRows(WorkspaceNode &root, WorkspaceArrivals &arrivals, Steps steps,
                       const WorkspaceSessions &sessions, std::unique_ptr<WorkspaceNode> leaf)
{
    WorkspaceNode *folder = &root;
    bool isInTree = true;
    const auto homeOf = [&]() -> WorkspaceNode & { return isInTree ? arrivals[folder] : *folder; };
    for (WorkspacePlace::Step &step : steps) {
        std::unique_ptr<WorkspaceNode> node = madeOf(step);
        if (WorkspaceNode *known = isInTree ? folder->child(*node) : nullptr) {
            folder = known;
            continue;
        }
        if (node->type == WorkspaceNode::Type::Session) {
            node->session = sessions.of(node->path);
        }
        WorkspaceNode &home = homeOf();
        WorkspaceNode *known = home.child(*node);
        folder = known ? known : &add(home, *folder, std::move(node));
        isInTree = false;
    }
    return leaf ? add(homeOf(), *folder, std::move(leaf)) : *folder;
}

WorkspaceNode *rowAt(WorkspaceNode &root, Steps steps)
{
    WorkspaceNode *node = steps.empty() ? nullptr : &root;
    for (WorkspacePlace::Step &step : steps) {
        node = node != nullptr ? node->child(*madeOf(step)) : nullptr;
    }
    return node;
}

size_t rangesIn(const WorkspaceNode &parent, const OwnNodes &nodes)
{
    std::vector<int> places = placesIn(parent, nodes);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places.size();
}

/// Merges few nodes into many: to search for their places is faster than to compare all.
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

} // namespace baton
