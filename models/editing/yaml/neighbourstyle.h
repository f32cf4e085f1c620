// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/yaml/writingstyle.h"

namespace baton::edit {

/// True for a non-empty map or list inside brackets.
[[nodiscard]] bool isFilledBrackets(const Tree &tree, NodeId id);
[[nodiscard]] size_t containerKind(const Tree &tree, NodeId id);
/// The colon of the entry @p id with the blanks around it; empty if the value is absent or on
/// another line.
[[nodiscard]] QByteArray colonOf(const NodeLayout &layout, NodeId id);

/// The style of the maps and lists near a place.
class NeighbourStyle
{
public:
    NeighbourStyle(const NodeLayout &layout, InsertPosition place);

    /// The colon, with blanks, of the nearest block map that has keys and values on one line.
    [[nodiscard]] QByteArray blockColon() const;
    /// Adapts @p manner so that @p value and its parts are written like the nearest example of each
    /// kind.
    void show(const Value &value, WritingStyle &manner) const;

private:
    template <typename Predicate>
    [[nodiscard]] NodeId nearestBrackets(Predicate isExample) const;
    [[nodiscard]] BracketStyle layoutOf(NodeId brackets) const;
    [[nodiscard]] BracketStyle layoutFor(size_t kind) const;
    [[nodiscard]] bool isInBrackets(size_t kind) const;
    [[nodiscard]] QByteArray stepIn(NodeId brackets) const;
    [[nodiscard]] QByteArray commaIn(NodeId brackets) const;
    [[nodiscard]] QByteArray colonIn(NodeId map) const;
    [[nodiscard]] bool isLaidOutOnOneLine() const;

    const NodeLayout &m_layout;
    InsertPosition m_place;
    std::vector<NodeId> m_near; ///< non-empty containers, the nearest first
};

} // namespace baton::edit
