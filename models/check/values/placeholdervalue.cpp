// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/placeholdervalue.h"

#include "models/protocol/schema/schemaquery.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int deepest = 20;

Value startOf(const FieldSchema &field, int depth)
{
    if (field.defaultValue) {
        return *field.defaultValue;
    }
    const WidgetTraits &traits = traitsOf(field.widget);
    if (!traits.isMap()) {
        return traits.isList() ? Value::list() : Value::string(fillInText(field));
    }
    Value object = Value::map();
    for (const FieldSchema &property : field.properties) {
        if (property.isRequired && depth < deepest) {
            object.insert(property.name, startOf(property, depth + 1));
        }
    }
    return object;
}

/// An item of @p list that has the fields @p names.
Value itemOf(const FieldSchema &list, const QStringList &names)
{
    Value item = list.items.empty() ? Value::map() : startOf(titledItemSchema(list), 0);
    for (const QString &name : names) {
        const FieldSchema *field = list.items.empty() ? nullptr : list.items.front().property(name);
        if (item.type == ValueType::Map && !item.find(name)) {
            item.insert(name, field ? startOf(*field, 0) : Value::string(u'[' + name + u']'));
        }
    }
    return item;
}

} // namespace

QString fillInText(const FieldSchema &field)
{
    const bool hasLargeNouns = QLocale().language() == QLocale::German;
    const QString &title = field.title.isEmpty() ? field.name : field.title;
    const QString words = hasLargeNouns ? title : title.toLower();
    return u'[' + (words.isEmpty() ? u"value"_s : words) + u']';
}

FieldSchema titledItemSchema(const FieldSchema &list)
{
    FieldSchema entry = list.items.empty() ? FieldSchema() : list.items.front();
    entry.title = entry.title.isEmpty() ? list.title : entry.title;
    return entry;
}

Value placeholderValue(const FieldSchema &field)
{
    return startOf(field, 0);
}

Value placeholderValue(const FieldSchema &field, const Value *schema, bool needsItem)
{
    Value value = startOf(field, 0);
    const Value *contained = schema ? schema->find(u"contains"_s) : nullptr;
    const bool hasItem = needsItem || (schema && asksForItem(*schema));
    if (value.type == ValueType::List && value.items.empty() && hasItem) {
        value.items.push_back(
            itemOf(field, contained ? textsUnder(*contained, u"required"_s) : QStringList()));
    }
    return value;
}

} // namespace baton
