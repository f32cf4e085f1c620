// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// The node whose value, entries or place @p edit changes. Fails with the reason if anchors prevent
/// @p edit, or if the place is uncertain.
[[nodiscard]] Result<NodeId> editTarget(const Tree &tree, const TreeEdit &edit, Format format);

/// True for the only entry of a pair without braces, as in [a: b], which turns into {} without it.
[[nodiscard]] bool isOnlyOfPair(const Tree &tree, NodeId id);
/// The place that @p edit refers to, for messages.
[[nodiscard]] JsonPointer placeOf(const TreeEdit &edit);

/// The name of the anchor that the move of entry @p id to @p to would put behind an alias of it;
/// empty when there is none.
[[nodiscard]] QString movedAnchor(const Tree &tree, NodeId id, qsizetype to);

} // namespace baton::edit
