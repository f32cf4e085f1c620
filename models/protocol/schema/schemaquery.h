// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/value.h"

namespace baton {

/// Queries of a JSON Schema as a Value, which keeps the order of keys and the annotations.

/// The value at @p pointer in @p value, or null.
[[nodiscard]] const Value *valueAt(const Value &value, const JsonPointer &pointer);

/// The target of the "$ref" of @p schema in @p root, or null. Only "#/…" references are supported.
[[nodiscard]] const Value *referredBy(const Value &root, const Value &schema);

/// The subschema whose keyword failed at @p evaluationPath: the path without its last token, with
/// each "$ref" resolved.
[[nodiscard]] const Value *subschemaAt(const Value &root, const JsonPointer &evaluationPath);

/// The text under @p key; empty if there is none.
[[nodiscard]] QString textUnder(const Value &value, const QString &key);
[[nodiscard]] QStringList textsUnder(const Value &value, const QString &key);

/// True if @p schema does not accept an empty list or map.
[[nodiscard]] bool asksForItem(const Value &schema);

/// The text of the annotation @p name of @p schema for violations of @p keyword. The annotation has
/// a text for all keywords of its subschema, or one for each.
[[nodiscard]] QString annotationOf(const Value &schema, const QString &name,
                                   const QString &keyword);

/// @p value as JSON, indented by two, with numbers as spelled.
[[nodiscard]] QByteArray toJson(const Value &value);

} // namespace baton
