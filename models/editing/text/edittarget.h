// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// The node whose value, entries or position @p edit changes. Fails with the reason if an anchor
/// prevents @p edit or if the place is ambiguous.
[[nodiscard]] Result<NodeId> editTarget(const Tree &tree, const TreeEdit &edit, Format format);

/// True for the only entry of a pair without braces, as in [a: b]. The pair becomes {} if the entry
/// is removed.
[[nodiscard]] bool isOnlyOfPair(const Tree &tree, NodeId id);
/// The place that @p edit refers to, for messages.
[[nodiscard]] JsonPointer placeOf(const TreeEdit &edit);

/// The name of an anchor that would come behind one of its aliases if the entry @p id moves to
/// position @p to; empty if there is none.
[[nodiscard]] QString movedAnchor(const Tree &tree, NodeId id, qsizetype to);

} // namespace baton::edit
