// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/canonicaltree.h"

#include "models/tree/mergekeys.h"
#include "models/tree/yamlscalar.h"

#include <algorithm>
#include <cmath>

namespace baton {

QString CanonicalTree::comparedText(NodeId node) const
{
    constexpr double mostDigits = 1e15; // a double represents all of these exactly
    const QString text = textOf(node);
    const ValueType type = typeOf(node);
    const bool isNumber = type == ValueType::Integer || type == ValueType::Float;
    const double number = isNumber ? numberIn(text).value_or(0.5) : 0.5;
    const bool isWhole = std::trunc(number) == number && std::abs(number) < mostDigits;
    return isWhole ? QString::number(qint64(number)) : text;
}

NodeId CanonicalTree::resolved(NodeId node) const
{
    return node != noNode && at(node).target != noNode ? at(node).target : node;
}

NodeId CanonicalTree::child(NodeId parent, const QString &name) const
{
    const Node &node = at(resolved(parent));
    if (node.type != ValueType::Map) {
        return noNode;
    }
    const auto isNamed = [&](NodeId child) {
        return m_names.isEmpty() ? at(child).key == name : keyOf(child) == name;
    };
    const auto own = std::find_if(node.children.rbegin(), node.children.rend(), isNamed);
    if (own != node.children.rend()) {
        return *own;
    }
    if (!MergeKeys::areIn(*m_tree, resolved(parent))) {
        return noNode;
    }
    const std::vector<NodeId> all = entries(parent);
    const auto merged = std::ranges::find_if(all, isNamed);
    return merged == all.end() ? noNode : *merged;
}

std::vector<NodeId> CanonicalTree::entries(NodeId parent) const
{
    const NodeId id = resolved(parent);
    return MergeKeys::areIn(*m_tree, id) ? MergeKeys::entries(*m_tree, id) : at(id).children;
}

NodeId CanonicalTree::find(const JsonPointer &pointer, NodeId from) const
{
    NodeId place = m_tree->isEmpty() ? noNode : from;
    for (const QString &token : pointer.tokens()) {
        if (place == noNode) {
            return noNode;
        }
        const Node &node = at(resolved(place));
        if (node.type == ValueType::List) {
            bool isOk = false;
            const size_t index = token.toULongLong(&isOk);
            const bool isThere =
                isOk && index < node.children.size() && QString::number(index) == token;
            place = isThere ? node.children[index] : noNode;
        } else {
            place = child(place, token);
        }
    }
    return place;
}

} // namespace baton
