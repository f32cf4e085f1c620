// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"

namespace baton {

struct FieldSchema;
struct Kind;

/// The name of the field at @p pointer for the user, such as "Function spaces › velocity". Titles
/// come from the schema of @p kind (may be null), or from @p own if another schema was used.
/// Positions count from 1. The root and the kind's own block are omitted.
[[nodiscard]] QString fieldTitle(const Kind *kind, const JsonPointer &pointer,
                                 const FieldSchema *own = nullptr);

} // namespace baton
