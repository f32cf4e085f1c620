// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"

namespace baton {

/// @p fields, of a schema that says little to people. Missing titles, help, suggestions and editors
/// are taken from the fields of @p known with the same names.
[[nodiscard]] FieldSchema describedBy(FieldSchema fields, const FieldSchema &known);

} // namespace baton
