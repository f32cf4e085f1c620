// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/yaml/writingstyle.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton::xml {

/// Text edits that may carry out @p edit at the node @p id of an XML document; not proven. nullopt
/// if none is known.
[[nodiscard]] std::optional<TextEdits> plannedEdits(const edit::NodeLayout &layout, NodeId id,
                                                    const TreeEdit &edit, edit::Care care);

} // namespace baton::xml
