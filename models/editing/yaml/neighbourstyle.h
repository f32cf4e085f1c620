// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/yaml/writingstyle.h"

namespace baton::edit {

/// True for a map or list within brackets that has an entry.
[[nodiscard]] bool isFilledBrackets(const Tree &tree, NodeId id);
[[nodiscard]] size_t containerKind(const Tree &tree, NodeId id);
/// The colon of the entry @p id with the blanks around it; empty where its value stands on another
/// line, or nowhere.
[[nodiscard]] QByteArray colonOf(const NodeLayout &layout, NodeId id);

/// The layout of the maps and lists near a place.
class NeighbourStyle
{
public:
    NeighbourStyle(const NodeLayout &layout, InsertPosition place);

    /// The text between keys and values of the nearest block map that has them on one line.
    [[nodiscard]] QByteArray blockColon() const;
    /// Lets @p manner write @p value, and what is in it, as the nearest example of each kind.
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
