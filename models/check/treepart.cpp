// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/treepart.h"

namespace baton {

namespace {

/// Marks @p id, what is below it, and what aliases there stand for.
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

} // namespace

Tree treePart(const Tree &tree, const std::vector<NodeId> &entries)
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
