// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/yaml/writingstyle.h"

#include <optional>

namespace baton::edit {

/// The edits that give @p id the value @p value; nothing when there is no way to write it there.
[[nodiscard]] std::optional<TextEdits> setEdits(const NodeLayout &layout, NodeId id,
                                                const Value &value, Care care);

} // namespace baton::edit
