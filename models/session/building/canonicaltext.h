// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

namespace baton {

/// The text at @p pointer without blanks at its ends; empty if there is no value, and for the root.
[[nodiscard]] inline QString textAt(const CanonicalTree &tree, const JsonPointer &pointer)
{
    const NodeId node = pointer.isRoot() ? noNode : tree.find(pointer);
    return node == noNode ? QString() : tree.at(tree.resolved(node)).text.trimmed();
}

} // namespace baton
