// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton {

/// The edit that sets @p path to @p value. Inserts missing parents in the order of @p schema, which
/// belongs to the document's root and may be null. @p isOrdered: see followingKey().
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

/// @p path with the keys as spelled in the document: a synonym in place of the canonical name.
[[nodiscard]] JsonPointer sourcePath(const Tree &tree, const FieldSchema *schema,
                                     const JsonPointer &path);

/// The value of @p text typed into a field without a type: a number, null or boolean if the value
/// was of one of these types before, else a string.
[[nodiscard]] Value untypedValue(const QString &text, ValueType before);
/// The value of @p text typed into a text field with @p schema, which may be null. @p before: see
/// untypedValue().
[[nodiscard]] Value textValue(const QString &text, const FieldSchema *schema, ValueType before);

/// True if @p text is a number in YAML's core schema and, except for forms such as ".5", in JSON.
[[nodiscard]] bool isNumber(const QString &text);
[[nodiscard]] bool isInteger(const QString &text);

} // namespace baton
