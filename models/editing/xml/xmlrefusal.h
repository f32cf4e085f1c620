// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton::xml {

/// The reason why XML cannot express @p edit at the node @p id; nullopt if none is known.
[[nodiscard]] std::optional<Failure> refusal(const edit::NodeLayout &layout, NodeId id,
                                             const TreeEdit &edit);

} // namespace baton::xml
