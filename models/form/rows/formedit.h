// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"
#include "models/tree/treeedit.h"

namespace baton {

/// The edit that makes @p path hold @p value: sets it where it stands, or inserts it where the
/// order of @p schema (of the document's root, may be null) puts it, with the parents it lacks.
/// @p isOrdered: see followingKey().
[[nodiscard]] TreeEdit putValue(const Tree &tree, const FieldSchema *schema,
                                const JsonPointer &path, const Value &value,
                                bool isOrdered = false);

/// The initial value of a new field or list item with @p schema.
[[nodiscard]] Value initialValue(const FieldSchema *schema);

/// The schema that @p path leads to below @p root, through synonyms and list items; null when
/// unknown.
[[nodiscard]] const FieldSchema *schemaAt(const FieldSchema *root, const JsonPointer &path);

/// @p path with the keys as the document spells them: a synonym in place of the canonical name.
[[nodiscard]] JsonPointer sourcePath(const Tree &tree, const FieldSchema *schema,
                                     const JsonPointer &path);

/// The meaning of typed @p text in a field without a type of its own: a number, null, true or false
/// if one of them stood before, else text.
[[nodiscard]] Value untypedValue(const QString &text, ValueType before);
/// The meaning of typed @p text in a text field with @p schema, which may be null; @p before as
/// above.
[[nodiscard]] Value textValue(const QString &text, const FieldSchema *schema, ValueType before);

/// True when @p text is a number in YAML's core schema, and in JSON but for ".5".
[[nodiscard]] bool isNumber(const QString &text);
[[nodiscard]] bool isInteger(const QString &text);

} // namespace baton
