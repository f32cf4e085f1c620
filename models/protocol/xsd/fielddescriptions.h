// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"

namespace baton {

/// @p fields with missing titles, help, suggestions and editors taken from the fields of the same
/// name in @p known.
[[nodiscard]] FieldSchema describedBy(FieldSchema fields, const FieldSchema &known);

} // namespace baton
