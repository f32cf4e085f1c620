// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/source/packtexts.h"

namespace baton {

/// The parts of the self-contained JSON Schema @p root that the form needs, with texts in the
/// language of @p texts.
[[nodiscard]] FieldSchema fieldSchema(const Value &root, const PackTexts &texts);

/// The types in @p schema; empty for any type.
[[nodiscard]] QStringList typesIn(const Value &schema);

} // namespace baton
