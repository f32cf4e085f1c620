// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/proof.h"
#include "models/editing/yaml/writingstyle.h"
#include "models/tree/treeedit.h"

namespace baton::edit {

/// Text edits that may carry out @p edit of a prompt, whose target is @p id; not proven yet. With
/// another care than Natural, text stands below its heading.
[[nodiscard]] std::optional<TextEdits> plannedPromptEdits(const SourceText &source, int document,
                                                          NodeId id, const TreeEdit &edit,
                                                          Care care);

} // namespace baton::edit
