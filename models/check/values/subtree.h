// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

namespace baton {

/// @p tree as if its root had no other entries than @p entries. Nodes keep their numbers, so that
/// places stay valid; what is left out is null, but for the targets of aliases.
[[nodiscard]] Tree restrictedTo(const Tree &tree, const std::vector<NodeId> &entries);

[[nodiscard]] bool hasAliases(const Tree &tree);
/// The same of a tree without aliases, with nothing but the part's own nodes, numbered anew: quick
/// for each of many small parts.
[[nodiscard]] Tree extractedSubtree(const Tree &tree, const std::vector<NodeId> &entries);

} // namespace baton
