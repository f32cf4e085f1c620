// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// One handoff to check.
struct HandoffToCheck
{
    HandoffId place;
    const Tree &tree;
    JsonPointer base; ///< pointer to the map that holds the kind's fields
    const std::vector<const SyntaxIssue *> &issues;
    bool isComplete = true; ///< the handoff parses completely
    bool isGuess = false;   ///< the kind follows from a single fact and was not chosen
};

/// Checks @p source as a document of @p kind, or without rules if @p kind is null: canonical names,
/// schema, named rules and verdict.
[[nodiscard]] DocumentReport checkHandoff(const CheckInput &input, const HandoffToCheck &source,
                                          const Kind *kind);

} // namespace baton
