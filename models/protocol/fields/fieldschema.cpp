// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/fields/fieldschema.h"

#include <algorithm>

namespace baton {

const FieldSchema *FieldSchema::property(const QString &nameOrSynonym) const
{
    const auto named = std::ranges::find(properties, nameOrSynonym, &FieldSchema::name);
    if (named != properties.end()) {
        return &*named;
    }
    const auto other = std::ranges::find_if(properties, [&](const FieldSchema &field) {
        return !field.synonyms.isEmpty() && field.synonyms.contains(nameOrSynonym);
    });
    return other == properties.end() ? nullptr : &*other;
}

const FieldSchema *PropertySearch::find(const QString &nameOrSynonym)
{
    const std::vector<FieldSchema> &all = m_field.properties;
    const auto from = all.begin() + qsizetype(m_next);
    const auto isNamed = [&](const FieldSchema &field) { return field.name == nameOrSynonym; };
    const auto found = std::find_if(from, all.end(), isNamed);
    if (found == all.end()) {
        return m_field.property(nameOrSynonym);
    }
    m_next = size_t(found - all.begin()) + 1;
    return &*found;
}

const FieldSchema *fieldAt(const FieldSchema &root, const JsonPointer &pointer)
{
    const FieldSchema *field = &root;
    for (const QString &token : pointer.tokens()) {
        const FieldSchema *next = field->property(token);
        if (!next && !field->items.empty()) {
            next = &field->items.front();
        }
        if (!next) {
            return nullptr;
        }
        field = next;
    }
    return field;
}

} // namespace baton
