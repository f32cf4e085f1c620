// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// Smaller edits that together turn @p before at @p at into @p after, so that what is equal in both
/// keeps its spelling and its comments. A single SetValue where nothing smaller would do.
[[nodiscard]] std::vector<TreeEdit> steps(const Value &before, const Value &after,
                                          const JsonPointer &at);

} // namespace baton::edit
