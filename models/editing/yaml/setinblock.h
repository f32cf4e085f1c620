// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/yaml/writingstyle.h"

#include <optional>

namespace baton::edit {

/// The edits that set the value of @p id, a node in block context, to @p value; nullopt if it
/// cannot be written there.
[[nodiscard]] std::optional<TextEdits> setInBlock(const NodeLayout &layout, NodeId id,
                                                  const Value &value, Care care);

} // namespace baton::edit
