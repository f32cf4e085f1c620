// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/nodelist.h"
#include "models/values/jsonpointer.h"

namespace baton {

/// All nodes of one document; the root is node 0. Empty if nothing could be parsed.
struct Tree
{
    NodeList nodes;
    bool hasReferences = false; ///< a YAML node is an alias, or has an anchor or tag

    [[nodiscard]] bool isEmpty() const { return nodes.empty(); }
    [[nodiscard]] const Node &at(NodeId id) const { return nodes[static_cast<size_t>(id)]; }
    [[nodiscard]] const Node &root() const { return at(0); }

    /// The child of @p parent under @p key, or noNode. Returns the last one if the key is repeated,
    /// like receivers.
    [[nodiscard]] NodeId child(NodeId parent, QStringView key) const;
    /// Follows @p pointer from the root, through aliases; noNode when it leads nowhere.
    [[nodiscard]] NodeId find(const JsonPointer &pointer) const;
    [[nodiscard]] JsonPointer pointerTo(NodeId id) const;
    /// The innermost node whose key or value touches @p offset; the root if none does, noNode if
    /// the tree is empty.
    [[nodiscard]] NodeId nodeAt(qsizetype offset) const;
    /// The value of @p id. Aliases are followed until they made @p budget values; then they become
    /// null.
    [[nodiscard]] Value toValue(NodeId id = 0, int budget = 100'000) const;
    /// The same as a receiver reads it: repeated keys are resolved, and "<<" is followed.
    [[nodiscard]] Value toReceivedValue(NodeId id = 0, int budget = 100'000) const;

    friend bool operator==(const Tree &, const Tree &) = default;
};

} // namespace baton
