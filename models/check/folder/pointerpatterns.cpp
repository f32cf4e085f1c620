// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/pointerpatterns.h"

#include <span>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Adds the nodes that @p tokens match, starting at @p place.
void addPlaces(const CanonicalTree &tree, NodeId place, std::span<const QString> tokens,
               std::vector<NodeId> &places)
{
    if (tokens.empty()) {
        places.push_back(place);
        return;
    }
    const QString &token = tokens.front();
    const Node &node = tree.at(tree.resolved(place));
    if (token == "*"_L1) {
        for (const NodeId child : node.children) {
            addPlaces(tree, child, tokens.subspan(1), places);
        }
        return;
    }
    const NodeId child = node.type == ValueType::List ? tree.find(JsonPointer({token}), place)
                                                      : tree.child(place, token);
    if (child != noNode) {
        addPlaces(tree, child, tokens.subspan(1), places);
    }
}

} // namespace

std::vector<NodeId> nodesMatching(const CanonicalTree &tree, const JsonPointer &pattern)
{
    constexpr size_t usual = 8;
    std::vector<NodeId> places;
    places.reserve(usual);
    if (!tree.tree().isEmpty()) {
        addPlaces(tree, tree.base(), pattern.tokens(), places);
    }
    return places;
}

} // namespace baton
