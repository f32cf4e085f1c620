// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

namespace baton {

/// Entries of one container that follow each other.
struct NodeRun
{
    NodeId container = noNode;
    qsizetype first = 0; ///< position among the container's children
    qsizetype count = 0;

    /// The nodes of @p tree that are these entries or in them: from the first to one past the last.
    [[nodiscard]] std::pair<NodeId, NodeId> nodes(const Tree &tree) const
    {
        const std::vector<NodeId> &children = tree.at(container).children;
        NodeId last = children[static_cast<size_t>(first + count - 1)];
        while (!tree.at(last).children.empty()) {
            last = tree.at(last).children.back();
        }
        return {children[static_cast<size_t>(first)], last + 1};
    }
};

} // namespace baton
