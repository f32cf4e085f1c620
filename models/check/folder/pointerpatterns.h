// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

namespace baton {

/// All nodes that @p pattern matches; "*" matches any key or position.
[[nodiscard]] std::vector<NodeId> nodesMatching(const CanonicalTree &tree,
                                                const JsonPointer &pattern);

} // namespace baton
