// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/yaml/writingstyle.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton::edit {

/// Text edits that may carry out @p edit at the node @p id of a YAML or JSON document; not proven.
/// nullopt if none is known.
[[nodiscard]] std::optional<TextEdits> plannedYamlEdits(const NodeLayout &layout, NodeId id,
                                                        const TreeEdit &edit, Care care);

} // namespace baton::edit
