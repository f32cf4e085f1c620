// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"

namespace baton {

/// The placeholder for a text that only its author knows: "[blocking issues]", and never "[]",
/// which reads as a list without entries.
[[nodiscard]] QString fillInText(const FieldSchema &field);
/// The schema of an entry of @p list; one without a title of its own has the list's.
[[nodiscard]] FieldSchema titledItemSchema(const FieldSchema &list);
/// The initial value of a missing field: its default, "[title]", an empty list, or a map of what is
/// required in it.
[[nodiscard]] Value placeholderValue(const FieldSchema &field);

/// The same if @p schema, the JSON Schema of the field or null, may ask for more: an item, and the
/// required members of an item. With @p needsItem a list has one item whatever @p schema says.
[[nodiscard]] Value placeholderValue(const FieldSchema &field, const Value *schema, bool needsItem);

} // namespace baton
