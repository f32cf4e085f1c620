// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton {

/// The edit that gives @p path the value @p value: sets it, or inserts it with missing parents in
/// the order of @p schema (of the document's root, may be null). @p isOrdered: see followingKey().
[[nodiscard]] TreeEdit putValue(const Tree &tree, const FieldSchema *schema,
                                const JsonPointer &path, const Value &value,
                                bool isOrdered = false);

/// The initial value of a new field or list item with @p schema.
[[nodiscard]] Value initialValue(const FieldSchema *schema);

/// The value of a field that is added as a whole, not once something is typed; nothing for others.
[[nodiscard]] std::optional<Value> addedValue(const FieldSchema *schema);

/// The schema that @p path leads to below @p root, through synonyms and list items; null when
/// unknown.
[[nodiscard]] const FieldSchema *schemaAt(const FieldSchema *root, const JsonPointer &path);

/// @p path with the keys as the document spells them: a synonym in place of the canonical name.
[[nodiscard]] JsonPointer sourcePath(const Tree &tree, const FieldSchema *schema,
                                     const JsonPointer &path);

/// The meaning of @p text typed into a field without a type: a number, null or boolean if the value
/// was one before, else text.
[[nodiscard]] Value untypedValue(const QString &text, ValueType before);
/// The meaning of @p text typed into a text field with @p schema (may be null); @p before as above.
[[nodiscard]] Value textValue(const QString &text, const FieldSchema *schema, ValueType before);

/// True when @p text is a number in YAML's core schema and, except for ".5", in JSON.
[[nodiscard]] bool isNumber(const QString &text);
[[nodiscard]] bool isInteger(const QString &text);

} // namespace baton
