// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// The value @p root of a whole prompt as it is read back after writing: numbers become texts,
/// blanks that are layout are removed, and empty values become null.
[[nodiscard]] Value promptMeaning(Value root);

/// The reason why @p edit of the prompt @p tree, whose target is @p id, cannot be carried out.
[[nodiscard]] Failure promptRefusal(const Tree &tree, NodeId id, const TreeEdit &edit,
                                    const ParseOptions &options);

} // namespace baton::edit
