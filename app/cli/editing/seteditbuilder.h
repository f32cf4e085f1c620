// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/treeedit.h"

namespace baton::cli {

/// True if the value at @p at comes only from a merge key ("<<") of a map above it.
[[nodiscard]] bool isMerged(const Tree &tree, const JsonPointer &at);

/// The message that a merged entry can be changed only in the map that it comes from.
[[nodiscard]] Failure merged(const JsonPointer &at);

/// The name of @p at in a message.
[[nodiscard]] QString shown(const JsonPointer &at);

/// The edit that makes @p value stand at @p at in @p tree, whatever is there already: maps and
/// lists above it that are missing are made. @p fields describe the document and are null where
/// its kind is not known. Fails where a list would begin behind its first place, and where the
/// field stands under another of its names.
[[nodiscard]] Result<TreeEdit> editToSet(const Tree &tree, const JsonPointer &at,
                                         const Value &value, const FieldSchema *fields,
                                         Format format);

} // namespace baton::cli
