// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/editing/yaml/writingstyle.h"

#include <optional>

/// The edits that change a YAML document in place.
namespace baton::edit {

/// The edits that give @p id the value @p value; nothing when there is no way to write it there.
[[nodiscard]] std::optional<TextEdits> setEdits(const NodeLayout &layout, NodeId id,
                                                const Value &value, Care care);

// Edits of the entries of a block map or list that has at least one entry.

/// Inserts an entry before position @p at, or at the end. @p key is null for a list.
[[nodiscard]] std::optional<TextEdits> blockInsert(const NodeLayout &layout, NodeId container,
                                                   size_t at, const QString *key,
                                                   const Value &value, Care care);
[[nodiscard]] TextEdits blockRemove(const NodeLayout &layout, NodeId entry, Care care);
/// Moves the entry at position @p from to position @p to. Text between the entries stays.
[[nodiscard]] TextEdits blockMove(const NodeLayout &layout, NodeId container, size_t from,
                                  size_t to);

// The same for a map or list within brackets that holds an entry, or at least a comment.

[[nodiscard]] std::optional<TextEdits> flowInsert(const NodeLayout &layout, NodeId container,
                                                  size_t at, const QString *key, const Value &value,
                                                  Care care);
[[nodiscard]] TextEdits flowRemove(const NodeLayout &layout, NodeId entry);
[[nodiscard]] TextEdits flowMove(const NodeLayout &layout, NodeId container, size_t from,
                                 size_t to);

} // namespace baton::edit
