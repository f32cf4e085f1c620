// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// @p root, the value of a whole prompt, as it is read back after writing: texts instead of
/// numbers, without blanks that are layout, null for empty values.
[[nodiscard]] Value promptMeaning(Value root);

/// The reason why @p edit of the prompt @p tree, whose target is @p id, cannot be carried out.
[[nodiscard]] Failure promptRefusal(const Tree &tree, NodeId id, const TreeEdit &edit,
                                    const ParseOptions &options);

} // namespace baton::edit
