// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/mergekeys.h"

#include <QSet>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

NodeId resolved(const Tree &tree, NodeId id)
{
    return tree.at(id).target == noNode ? id : tree.at(id).target;
}

bool isMap(const Tree &tree, NodeId id)
{
    return tree.at(resolved(tree, id)).type == ValueType::Map;
}

/// The maps of "<<" at @p entry; empty if it is an ordinary key.
std::vector<NodeId> sources(const Tree &tree, NodeId entry)
{
    const Node &node = tree.at(entry);
    if (node.key != "<<"_L1 || node.keyStyle != Style::Plain) {
        return {};
    }
    const NodeId value = resolved(tree, entry);
    if (isMap(tree, value)) {
        return {value};
    }
    const std::vector<NodeId> &items = tree.at(value).children;
    const bool areMaps = tree.at(value).type == ValueType::List
        && std::ranges::all_of(items, [&](NodeId item) { return isMap(tree, item); });
    return areMaps ? items : std::vector<NodeId>();
}

/// Collects entries; the total size of maps that merge each other is limited.
class Merger
{
public:
    explicit Merger(const Tree &tree)
        : m_tree(tree)
    {
    }

    void add(NodeId id, int depth = 0)
    {
        constexpr int deepest = 50;
        const std::vector<NodeId> &children = m_tree.at(resolved(m_tree, id)).children;
        std::vector<NodeId> own;
        for (const NodeId child : std::views::reverse(children)) {
            if (--m_budget > 0 && sources(m_tree, child).empty() && isNew(child)) {
                own.push_back(child);
            }
        }
        entries.insert(entries.end(), own.rbegin(), own.rend());
        for (const NodeId child : children) {
            for (const NodeId source : sources(m_tree, child)) {
                if (depth < deepest && m_budget > 0) {
                    add(source, depth + 1);
                }
            }
        }
    }

    std::vector<NodeId> entries;

private:
    bool isNew(NodeId entry)
    {
        const qsizetype count = m_keys.size();
        m_keys.insert(m_tree.at(entry).key);
        return m_keys.size() > count;
    }

    const Tree &m_tree;
    QSet<QString> m_keys;
    int m_budget = 100'000;
};

} // namespace

bool MergeKeys::areIn(const Tree &tree, NodeId map)
{
    const Node &node = tree.at(map);
    return node.type == ValueType::Map && std::ranges::any_of(node.children, [&](NodeId child) {
               return !sources(tree, child).empty();
           });
}

std::vector<NodeId> MergeKeys::entries(const Tree &tree, NodeId map)
{
    Merger merger(tree);
    merger.add(map);
    return std::move(merger.entries);
}

} // namespace baton
