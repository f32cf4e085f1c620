// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"

namespace baton {

/// The placeholder for a text that only its author knows, such as "[blocking issues]". Never "[]",
/// which is an empty list.
[[nodiscard]] QString fillInText(const FieldSchema &field);
/// The schema of an entry of @p list. It gets the title of the list if it has none.
[[nodiscard]] FieldSchema titledItemSchema(const FieldSchema &list);
/// The initial value of a missing field: its default, a placeholder with its title, an empty list,
/// or a map of its required members.
[[nodiscard]] Value placeholderValue(const FieldSchema &field);

/// Like placeholderValue() above. @p schema, the JSON Schema of the field (may be null), may
/// require an item and its members. With @p needsItem, a list always gets one item.
[[nodiscard]] Value placeholderValue(const FieldSchema &field, const Value *schema, bool needsItem);

} // namespace baton
