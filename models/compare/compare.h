// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"
#include "models/protocol/fields/fieldschema.h"

namespace baton {

/// The differences between two values, entry by entry: whatever their formats, comments, quotes and
/// the order of keys. Numbers and booleans are compared by value. Items of lists are matched as
/// matchedItems() says; with @p schema a field under a synonym is the same field.
///
/// Pure and thread-safe. Near linear in the size of both values.
[[nodiscard]] FieldDiff compare(const Value &left, const Value &right,
                                const FieldSchema *schema = nullptr);

/// A document, and where in it the fields stand that are compared.
struct ValueAt
{
    const Value &document;
    JsonPointer base; ///< pointer to an existing value
};

/// The same of what stands at either base, with @p schema for it. That they stand at different
/// places is one more difference, the first.
[[nodiscard]] FieldDiff compare(const ValueAt &left, const ValueAt &right,
                                const FieldSchema *schema);

} // namespace baton
