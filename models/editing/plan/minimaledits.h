// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// Small edits that together turn the value @p before at @p at into @p after, so that equal parts
/// keep their spelling and comments. A single SetValue if no smaller edits exist.
[[nodiscard]] std::vector<TreeEdit> steps(const Value &before, const Value &after,
                                          const JsonPointer &at);

} // namespace baton::edit
