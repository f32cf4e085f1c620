// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"

#include <algorithm>

namespace baton {

/// True if @p fields or any field in them has the name @p key.
[[nodiscard]] inline bool hasField(const FieldSchema &fields, const QString &key)
{
    const auto has = [&key](const FieldSchema &field) { return hasField(field, key); };
    return fields.property(key) || std::ranges::any_of(fields.properties, has)
        || std::ranges::any_of(fields.items, has);
}

} // namespace baton
