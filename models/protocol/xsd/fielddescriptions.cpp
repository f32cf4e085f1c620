// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/fielddescriptions.h"

#include "models/protocol/xsd/xsdfields.h"

namespace baton {

namespace {

void describe(FieldSchema &field, const FieldSchema &known)
{
    const QString name = field.name.startsWith(u'@') ? field.name.sliced(1) : field.name;
    field.title = field.title == titleFromName(name) ? known.title : field.title;
    field.help = field.help.isEmpty() ? known.help : field.help;
    field.placeholder = field.placeholder.isEmpty() ? known.placeholder : field.placeholder;
    field.summary = field.summary.isEmpty() ? known.summary : field.summary;
    field.mayBePlaceholder = field.mayBePlaceholder || known.mayBePlaceholder;
    field.isSuggested = field.isSuggested || known.isSuggested;
    if (field.enumValues.isEmpty()) {
        field.suggestions = field.suggestions.isEmpty() ? known.suggestions : field.suggestions;
        field.defaultValue = field.defaultValue ? field.defaultValue : known.defaultValue;
    }
    if (field.widget == FieldWidget::Text && traitsOf(known.widget).refinesText) {
        field.widget = known.widget;
    }
}

} // namespace

FieldSchema describedBy(FieldSchema fields, const FieldSchema &known)
{
    describe(fields, known);
    for (FieldSchema &property : fields.properties) {
        if (const FieldSchema *same = known.property(property.name)) {
            property = describedBy(std::move(property), *same);
        }
    }
    if (!fields.items.empty() && !known.items.empty()) {
        fields.items.front() = describedBy(std::move(fields.items.front()), known.items.front());
    }
    return fields;
}

} // namespace baton
