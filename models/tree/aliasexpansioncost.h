// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

namespace baton {

/// What repeating @p node by an alias costs, in values: a long text is as dear as many short ones.
[[nodiscard]] inline int aliasExpansionCost(const Node &node)
{
    constexpr qsizetype charactersOfAValue = 50;
    return static_cast<int>(1 + node.text.size() / charactersOfAValue);
}

} // namespace baton
