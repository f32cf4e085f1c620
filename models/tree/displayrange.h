// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

namespace baton {

/// The range that shows @p node to a reader: its value, and for a container its key.
[[nodiscard]] inline ByteRange displayRange(const Node &node)
{
    const bool isKeyShown =
        !node.keyRange.isEmpty() && (isContainer(node.type) || node.range.isEmpty());
    return isKeyShown ? node.keyRange : node.range;
}

} // namespace baton
