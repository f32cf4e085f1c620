// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <variant>

namespace baton {

/// Replaces the value at @p at. A scalar keeps its quoting if that fits the new text.
struct SetValue
{
    JsonPointer at;
    Value value;
};

/// Adds @p key to the map at @p map, before the entry @p before, or at the end when that is empty.
struct InsertKey
{
    JsonPointer map;
    QString key;
    Value value;
    QString before;
};

/// Adds an item to the list at @p list; a negative @p index appends.
struct InsertItem
{
    JsonPointer list;
    qsizetype index = -1;
    Value value;
};

/// Removes the map entry or list item at @p at with the comments that belong to it.
struct Remove
{
    JsonPointer at;
};

/// Moves the map entry or list item at @p at to position @p to among its siblings.
struct Move
{
    JsonPointer at;
    qsizetype to = 0;
};

/// Renames the key of the map entry at @p at.
struct RenameKey
{
    JsonPointer at;
    QString key;
};

using TreeEdit = std::variant<SetValue, InsertKey, InsertItem, Remove, Move, RenameKey>;

/// @p before, which is not XML, after @p edit; fails if the place does not exist or a key would
/// occur twice.
[[nodiscard]] Result<Value> intended(const Value &before, const TreeEdit &edit);

/// The same for document number @p document in its own format. XML has only texts, also for
/// numbers, and its own arrangement: attributes come before elements, repeated names are numbered
/// in order (a key "b[2]" may be inserted for that), a container without entries is null, and an
/// element with text only is a text. A prompt has only texts too, without blanks at their ends; an
/// empty one is absent.
[[nodiscard]] Result<Value> intended(const ParsedText &parsed, int document, const TreeEdit &edit);

} // namespace baton
