// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/treeedit.h"

namespace baton::cli {

/// True if the value at @p at comes only from a merge key ("<<") of a map above it.
[[nodiscard]] bool isMerged(const Tree &tree, const JsonPointer &at);

/// The message that a merged entry can be changed only in the map that defines it.
[[nodiscard]] Failure merged(const JsonPointer &at);

/// The displayed name of @p at in a message.
[[nodiscard]] QString shown(const JsonPointer &at);

/// The edit that sets @p value at @p at in @p tree, which may replace a value or create missing
/// maps and lists above it. @p fields describe the document; null if its kind is not known. Fails
/// if a new list would not start with its first entry, and if the document has the field under a
/// synonym.
[[nodiscard]] Result<TreeEdit> editToSet(const Tree &tree, const JsonPointer &at,
                                         const Value &value, const FieldSchema *fields,
                                         Format format);

} // namespace baton::cli
