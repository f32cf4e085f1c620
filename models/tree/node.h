// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"
#include "models/values/value.h"

#include <vector>

namespace baton {

using NodeId = int;
inline constexpr NodeId noNode = -1;

/// The spelling of a value in the source.
enum class Style {
    Absent, ///< no value is written ("key:"); the range is empty, at the place of a value
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
/// An XML element reaches from the end of its start tag to its end tag; "<a/>" is absent, and its
/// place is before the "/". Its key is the name in the start tag, which an item of a list has too.
/// See docs/architecture.md for elements, attributes and texts.
struct Node
{
    ValueType type = ValueType::Null;
    Style style = Style::Absent;
    NodeId parent = noNode;
    std::vector<NodeId> children; ///< in source order

    QString key; ///< decoded key, for children of a map
    ByteRange
        keyRange; ///< range of the key with quotes; empty: root, and list items of YAML and JSON
    Style keyStyle = Style::Plain;

    ByteRange range;      ///< range of the value with quotes or brackets, without anchor and tag
    ByteRange properties; ///< range of anchor and tag; empty if there are none
    QString anchor;
    QString tag;
    NodeId target = noNode; ///< node that an alias refers to; noNode: no alias

    QString text;           ///< text of a scalar, as in Value::text
    bool isEditable = true; ///< false: the range is unproven, or a key is not a scalar

    /// Moves the ranges by @p by bytes, except those at 0: a value that is not written has no
    /// place.
    void moveRanges(qsizetype by)
    {
        for (ByteRange *moved : {&keyRange, &range, &properties}) {
            if (moved->begin > 0) {
                *moved = {moved->begin + by, moved->end + by};
            }
        }
    }

    friend bool operator==(const Node &, const Node &) = default;
};

} // namespace baton
