// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/proof.h"
#include "models/editing/yaml/writingstyle.h"
#include "models/tree/treeedit.h"

namespace baton::edit {

/// Text edits that may carry out @p edit of the node @p id of a prompt; unproven. With a @p care
/// other than Natural, text goes below its heading.
[[nodiscard]] std::optional<TextEdits> plannedPromptEdits(const ParsedSource &source, int document,
                                                          NodeId id, const TreeEdit &edit,
                                                          Care care);

} // namespace baton::edit
