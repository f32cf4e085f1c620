// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// The value that @p root, the value of a whole prompt, reads as once it is written: texts instead
/// of numbers, without the blanks that are layout, and nulls for what is empty.
[[nodiscard]] Value promptMeaning(Value root);

/// The reason why @p edit of the prompt @p tree, whose target is @p id, cannot be carried out.
[[nodiscard]] Failure promptRefusal(const Tree &tree, NodeId id, const TreeEdit &edit,
                                    const ParseOptions &options);

} // namespace baton::edit
