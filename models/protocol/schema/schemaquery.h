// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/value.h"

namespace baton {

/// A JSON Schema as a tree of our own, which keeps the order of its keys and its annotations.

/// The value at @p pointer below @p value, or null.
[[nodiscard]] const Value *valueAt(const Value &value, const JsonPointer &pointer);

/// The target of "$ref" of @p schema within @p root, or null; "#/…" references only.
[[nodiscard]] const Value *referredBy(const Value &root, const Value &schema);

/// The subschema whose keyword failed at @p evaluationPath: the path without its last token, with
/// every "$ref" followed.
[[nodiscard]] const Value *subschemaAt(const Value &root, const JsonPointer &evaluationPath);

/// The text under @p key, or empty.
[[nodiscard]] QString textUnder(const Value &value, const QString &key);
[[nodiscard]] QStringList textsUnder(const Value &value, const QString &key);

/// True where @p schema takes no list without items, or no map without entries.
[[nodiscard]] bool asksForItem(const Value &schema);

/// The text of the annotation @p name of @p schema for violations of @p keyword: it holds one text
/// for every keyword of its subschema, or one for each.
[[nodiscard]] QString annotationOf(const Value &schema, const QString &name,
                                   const QString &keyword);

/// @p value as JSON, indented by two, numbers as spelt.
[[nodiscard]] QByteArray toJson(const Value &value);

} // namespace baton
