// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/subtree.h"

#include <algorithm>

namespace baton {

namespace {

/// Marks @p id, its descendants, and the targets of their aliases.
void keep(const Tree &tree, NodeId id, std::vector<bool> &kept)
{
    std::vector<NodeId> open{id};
    while (!open.empty()) {
        const NodeId next = open.back();
        open.pop_back();
        if (next == noNode || kept[static_cast<size_t>(next)]) {
            continue;
        }
        kept[static_cast<size_t>(next)] = true;
        const Node &node = tree.at(next);
        open.insert(open.end(), node.children.begin(), node.children.end());
        open.push_back(node.target);
    }
}

/// A copy of the root without its children, since copying many of them is slow.
Node rootWithout(const Node &root)
{
    Node node;
    node.type = root.type;
    node.style = root.style;
    node.range = root.range;
    node.properties = root.properties;
    node.tag = root.tag;
    node.isEditable = root.isEditable;
    return node;
}

/// Copies @p id and its descendants.
NodeId copy(const Tree &tree, NodeId id, NodeId parent, Tree &into)
{
    const auto own = static_cast<NodeId>(into.nodes.size());
    into.nodes.push_back(tree.at(id));
    into.nodes.back().parent = parent;
    into.nodes.back().children.clear();
    for (const NodeId child : tree.at(id).children) {
        const NodeId copied = copy(tree, child, own, into);
        into.nodes[static_cast<size_t>(own)].children.push_back(copied);
    }
    return own;
}

} // namespace

bool hasAliases(const Tree &tree)
{
    return std::ranges::any_of(tree.nodes, [](const Node &node) { return node.target != noNode; });
}

Tree extractedSubtree(const Tree &tree, const std::vector<NodeId> &entries)
{
    Tree alone;
    alone.hasReferences = tree.hasReferences;
    alone.nodes.push_back(rootWithout(tree.root()));
    for (const NodeId entry : entries) {
        const NodeId copied = copy(tree, entry, 0, alone);
        alone.nodes.front().children.push_back(copied);
    }
    return alone;
}

Tree restrictedTo(const Tree &tree, const std::vector<NodeId> &entries)
{
    std::vector<bool> kept(tree.nodes.size());
    for (const NodeId entry : entries) {
        keep(tree, entry, kept);
    }
    kept[0] = true;
    Tree part = tree;
    for (size_t i = 0; i < part.nodes.size(); ++i) {
        Node &node = part.nodes[i];
        if (!kept[i]) {
            node.type = ValueType::Null;
            node.children.clear();
            node.text.clear();
            node.target = noNode;
        }
    }
    part.nodes[0].children = entries;
    return part;
}

} // namespace baton
