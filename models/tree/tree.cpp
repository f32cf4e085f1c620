// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/tree.h"

#include "models/tree/aliasexpansioncost.h"
#include "models/tree/mergekeys.h"

#include <algorithm>

namespace baton {

NodeId Tree::child(NodeId parent, QStringView key) const
{
    const Node &map = at(parent);
    if (map.type != ValueType::Map || map.style == Style::Alias) {
        return noNode;
    }
    const auto found = std::find_if(map.children.rbegin(), map.children.rend(),
                                    [&](NodeId id) { return at(id).key == key; });
    return found == map.children.rend() ? noNode : *found;
}

NodeId Tree::find(const JsonPointer &pointer) const
{
    NodeId id = isEmpty() ? noNode : 0;
    for (const QString &token : pointer.tokens()) {
        // An alias leads to a value that is never an alias itself.
        if (id != noNode && at(id).style == Style::Alias) {
            id = at(id).target;
        }
        if (id == noNode) {
            return noNode;
        }
        const Node &node = at(id);
        if (node.type == ValueType::List) {
            bool isNumber = false;
            const qulonglong index = token.toULongLong(&isNumber);
            const bool exists =
                isNumber && index < node.children.size() && QString::number(index) == token;
            id = exists ? node.children[index] : noNode;
        } else {
            id = child(id, token);
        }
    }
    return id;
}

JsonPointer Tree::pointerTo(NodeId id) const
{
    QStringList tokens;
    for (NodeId child = id; child != noNode && at(child).parent != noNode;
         child = at(child).parent) {
        const Node &parent = at(at(child).parent);
        if (parent.type == ValueType::Map) {
            tokens.prepend(at(child).key);
        } else {
            const auto place = std::ranges::lower_bound(parent.children, child);
            tokens.prepend(QString::number(place - parent.children.begin()));
        }
    }
    return JsonPointer(tokens);
}

NodeId Tree::nodeAt(qsizetype offset) const
{
    if (isEmpty()) {
        return noNode;
    }
    const auto extent = [this](NodeId id) {
        const Node &node = at(id);
        const bool hasKey = node.parent != noNode && at(node.parent).type == ValueType::Map;
        return hasKey || !node.keyRange.isEmpty() ? node.keyRange.united(node.range) : node.range;
    };
    NodeId id = 0;
    for (;;) {
        // Siblings ascend: the last one that starts at or before the offset is the only candidate,
        // or the one before it, if the offset is in the gap that both touch.
        const std::vector<NodeId> &children = at(id).children;
        auto next = std::ranges::upper_bound(children, offset, {},
                                             [&](NodeId child) { return extent(child).begin; });
        if (next == children.begin() || !extent(*std::prev(next)).touches(offset)) {
            return id;
        }
        id = *std::prev(next);
    }
}

namespace {

/// Builds values from nodes; repetitions by aliases are limited in number and depth.
class NodeValueBuilder
{
public:
    NodeValueBuilder(const Tree &tree, int budget, bool isReceived)
        : m_tree(tree)
        , m_budget(budget)
        , m_isReceived(isReceived)
    {
    }

    Value of(NodeId id)
    {
        const Node &node = m_tree.at(id);
        m_budget -= m_aliasDepth > 0 ? aliasExpansionCost(node) : 0;
        if (node.style == Style::Alias && node.target != noNode) {
            return ofAlias(node.target);
        }
        Value value;
        value.type = node.type;
        value.text = node.text;
        if (m_isReceived && node.type == ValueType::Map) {
            add(value, MergeKeys::entries(m_tree, id));
        } else {
            add(value, node.children);
        }
        return value;
    }

private:
    void add(Value &value, const std::vector<NodeId> &children)
    {
        value.items.reserve(children.size());
        for (const NodeId child : children) {
            if (value.type == ValueType::Map) {
                value.keys.append(m_tree.at(child).key);
            }
            value.items.push_back(of(child));
        }
    }

    Value ofAlias(NodeId target)
    {
        constexpr int deepest = 200; // an alias may be inside the node that it repeats
        if (m_budget <= 0 || m_aliasDepth == deepest) {
            return Value::null();
        }
        ++m_aliasDepth;
        Value value = of(target);
        --m_aliasDepth;
        return value;
    }

    const Tree &m_tree;
    int m_budget;
    bool m_isReceived;
    int m_aliasDepth = 0;
};

} // namespace

Value Tree::toValue(NodeId id, int budget) const
{
    return isEmpty() || id == noNode ? Value::null()
                                     : NodeValueBuilder(*this, budget, false).of(id);
}

Value Tree::toReceivedValue(NodeId id, int budget) const
{
    return isEmpty() || id == noNode ? Value::null() : NodeValueBuilder(*this, budget, true).of(id);
}

} // namespace baton
