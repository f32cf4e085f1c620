// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"
#include "models/values/jsonpointer.h"
#include "models/values/value.h"

#include <vector>

namespace baton {

using NodeId = int;
inline constexpr NodeId noNode = -1;

/// The spelling of a value in the source.
enum class Style {
    Absent, ///< nothing is written ("key:"); the range is empty and stands where a value would go
    Plain,
    SingleQuoted,
    DoubleQuoted,
    Literal,
    Folded,
    Flow, ///< [..] or {..}; every JSON container
    Block,
    Alias
};

/// One value with its place in the bytes. Nodes refer to each other by position in their Tree.
///
/// A block map or list reaches from its first entry (its "-" or "?" included) to the end of its
/// last value; a block scalar from "|" or ">" to the end of its last line, without that line's end,
/// and with the blank lines that "+" keeps. The one pair of "[a: b]" is a Flow map without brackets
/// and not editable. An alias has the type of its target, and no children.
///
/// An XML element reaches from behind its start tag to its end tag; "<a/>" is absent, and its place
/// is before the "/". Its key is the name in the start tag, which an item of a list has too. See
/// docs/architecture.md for what elements, attributes and texts mean.
struct Node
{
    ValueType type = ValueType::Null;
    Style style = Style::Absent;
    NodeId parent = noNode;
    std::vector<NodeId> children; ///< in source order

    QString key;        ///< decoded key when the parent is a map
    ByteRange keyRange; ///< with its quotes; empty for the root and for list items of YAML and JSON
    Style keyStyle = Style::Plain;

    ByteRange range;      ///< the value with quotes or brackets, without anchor and tag
    ByteRange properties; ///< anchor and tag as written, empty when there are none
    QString anchor;
    QString tag;
    NodeId target = noNode; ///< node that an alias refers to

    QString text;           ///< scalar content as in Value::text
    bool isEditable = true; ///< false where the range could not be proven, or a key is not a scalar

    friend bool operator==(const Node &, const Node &) = default;
};

/// All nodes of one document; the root is node 0. Empty when nothing could be read.
struct Tree
{
    std::vector<Node> nodes;

    [[nodiscard]] bool isEmpty() const { return nodes.empty(); }
    [[nodiscard]] const Node &at(NodeId id) const { return nodes[static_cast<size_t>(id)]; }
    [[nodiscard]] const Node &root() const { return at(0); }

    /// The child of @p parent under @p key, or noNode: the last one, when it stands twice, as that
    /// is the one that receivers take.
    [[nodiscard]] NodeId child(NodeId parent, QStringView key) const;
    /// Follows @p pointer from the root, through aliases; noNode when it leads nowhere.
    [[nodiscard]] NodeId find(const JsonPointer &pointer) const;
    [[nodiscard]] JsonPointer pointerTo(NodeId id) const;
    /// The innermost node whose key or value touches @p offset; the root when none does, noNode
    /// when empty.
    [[nodiscard]] NodeId nodeAt(qsizetype offset) const;
    /// The value of @p id. Aliases are followed until they made @p budget values; then they become
    /// null.
    [[nodiscard]] Value toValue(NodeId id = 0, int budget = 100'000) const;
    /// The same as a receiver reads it: no key stands twice, and "<<" is followed.
    [[nodiscard]] Value toReceivedValue(NodeId id = 0, int budget = 100'000) const;

    friend bool operator==(const Tree &, const Tree &) = default;
};

} // namespace baton
