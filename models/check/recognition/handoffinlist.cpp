// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/handoffinlist.h"

namespace baton {

namespace {

/// Copies a node and its descendants to a separate document.
class SubtreeCopy
{
public:
    explicit SubtreeCopy(const Tree &tree)
        : m_tree(tree)
    {
    }

    Tree at(NodeId from)
    {
        copy(from, noNode);
        return std::move(m_part);
    }

private:
    void copy(NodeId from, NodeId parent)
    {
        const auto id = static_cast<NodeId>(m_part.nodes.size());
        Node node = m_tree.at(from);
        node.children.clear();
        node.parent = parent;
        node.target = noNode;
        m_part.nodes.push_back(std::move(node));
        if (parent != noNode) {
            m_part.nodes[size_t(parent)].children.push_back(id);
        }
        for (const NodeId child : m_tree.at(from).children) {
            copy(child, id);
        }
    }

    const Tree &m_tree;
    Tree m_part;
};

std::optional<ListedHandoff> firstIn(const Tree &tree, NodeId list, const ProtocolCatalog &catalog)
{
    constexpr qsizetype mostLookedAt = 100;
    const std::vector<NodeId> &entries = tree.at(list).children;
    const auto count = std::min(mostLookedAt, static_cast<qsizetype>(entries.size()));
    for (qsizetype i = 0; i < count; ++i) {
        const NodeId entry = entries[static_cast<size_t>(i)];
        const Kind *kind = tree.at(entry).type == ValueType::Map
            ? catalog.recognise(SubtreeCopy(tree).at(entry))
            : nullptr;
        if (kind && kind->isHandoff) {
            return ListedHandoff{entry, i + 1, tree.at(list).key};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<ListedHandoff> handoffInList(const Tree &tree, const ProtocolCatalog &catalog)
{
    constexpr size_t mostKeys = 20; // a document with more keys is not a wrapper
    if (tree.isEmpty()) {
        return std::nullopt;
    }
    if (tree.root().type == ValueType::List) {
        return firstIn(tree, 0, catalog);
    }
    if (tree.root().type == ValueType::Map && tree.root().children.size() <= mostKeys) {
        for (const NodeId child : tree.root().children) {
            if (tree.at(child).type == ValueType::List) {
                if (const auto found = firstIn(tree, child, catalog)) {
                    return found;
                }
            }
        }
    }
    return std::nullopt;
}

} // namespace baton
