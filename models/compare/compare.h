// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"
#include "models/protocol/fields/fieldschema.h"

namespace baton {

/// The differences between two values, entry by entry, regardless of format, comments, quotes and
/// the order of keys. Numbers and booleans are compared by value. Items of lists are matched by
/// matchedItems(). With @p schema, a field under a synonym is the same field.
///
/// Pure and thread-safe. Near linear in the size of both values.
[[nodiscard]] FieldDiff compare(const Value &left, const Value &right,
                                const FieldSchema *schema = nullptr);

/// A document and the place of the compared fields in it.
struct ValueAt
{
    const Value &document;
    JsonPointer base; ///< pointer to an existing value
};

/// Compares the values at both bases, with @p schema for them. If the bases differ, that is an
/// additional difference, the first one.
[[nodiscard]] FieldDiff compare(const ValueAt &left, const ValueAt &right,
                                const FieldSchema *schema);

} // namespace baton
