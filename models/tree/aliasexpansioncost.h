// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

namespace baton {

/// The cost of repeating @p node by an alias, in values: a long text is as expensive as many short
/// ones.
[[nodiscard]] inline int aliasExpansionCost(const Node &node)
{
    constexpr qsizetype charactersOfAValue = 50;
    return static_cast<int>(1 + node.text.size() / charactersOfAValue);
}

} // namespace baton
