// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

namespace baton {

/// @p tree with only @p entries in its root. Nodes keep their ids. Omitted nodes are null, except
/// for targets of aliases.
[[nodiscard]] Tree restrictedTo(const Tree &tree, const std::vector<NodeId> &entries);

[[nodiscard]] bool hasAliases(const Tree &tree);
/// Like restrictedTo(), for a tree without aliases. Contains only the nodes of the part, with new
/// ids, which is fast for many small parts.
[[nodiscard]] Tree extractedSubtree(const Tree &tree, const std::vector<NodeId> &entries);

} // namespace baton
