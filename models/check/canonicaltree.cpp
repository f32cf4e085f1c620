// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/canonicaltree.h"

namespace baton {

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
    for (const NodeId child : node.children) {
        if (keyOf(child) == name) {
            return child;
        }
    }
    return noNode;
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
            place = isOk && index < node.children.size() ? node.children[index] : noNode;
        } else {
            place = child(place, token);
        }
    }
    return place;
}

} // namespace baton
