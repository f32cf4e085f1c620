// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/source/packtexts.h"

namespace baton {

/// What the form needs of the self-contained JSON Schema @p root, with its words in the language of
/// @p texts.
[[nodiscard]] FieldSchema fieldSchema(const Value &root, const PackTexts &texts);

} // namespace baton
