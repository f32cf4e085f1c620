// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/fieldschema.h"

#include <algorithm>

namespace baton {

const FieldSchema *FieldSchema::property(const QString &nameOrSynonym) const
{
    const auto named = std::ranges::find(properties, nameOrSynonym, &FieldSchema::name);
    if (named != properties.end()) {
        return &*named;
    }
    const auto other = std::ranges::find_if(properties, [&](const FieldSchema &field) {
        return field.synonyms.contains(nameOrSynonym);
    });
    return other == properties.end() ? nullptr : &*other;
}

} // namespace baton
