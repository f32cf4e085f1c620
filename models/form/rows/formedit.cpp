// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formedit.h"

#include "models/form/rows/formfields.h"
#include "models/protocol/schema/fieldorder.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool matches(const QRegularExpression &pattern, const QString &text)
{
    return pattern.match(text).hasMatch();
}

Value initialObject(const FieldSchema &schema)
{
    Value object = Value::map();
    if (schema.isOneOf && !schema.properties.empty()) {
        const FieldSchema &first = schema.properties.front();
        object.insert(first.name, initialValue(&first));
        return object;
    }
    const bool hasRequired = std::ranges::any_of(schema.properties, &FieldSchema::isRequired);
    for (const FieldSchema &property : schema.properties) {
        const bool isWanted = !hasRequired || property.isRequired || property.isSuggested;
        const bool isChoice = property.widget == FieldWidget::Enum
            || property.widget == FieldWidget::Boolean || property.widget == FieldWidget::Number
            || property.widget == FieldWidget::Integer;
        if (isWanted && (!isChoice || property.defaultValue || property.isNullable)) {
            object.insert(property.name, initialValue(&property));
        }
    }
    return object;
}

} // namespace

TreeEdit putValue(const Tree &tree, const FieldSchema *schema, const JsonPointer &path,
                  const Value &value, bool isOrdered)
{
    if (tree.isEmpty() || tree.find(path) != noNode || path.isRoot()) {
        return SetValue{path, value};
    }
    const JsonPointer parent = path.parent();
    const NodeId map = resolvedNode(tree, tree.find(parent));
    if (map != noNode && tree.at(map).type == ValueType::Map) {
        const FieldSchema *object = schemaAt(schema, parent);
        return InsertKey{parent, path.last(), value,
                         object ? followingKey(tree, map, *object, path.last(), isOrdered)
                                : QString()};
    }
    Value wrapped = Value::map();
    wrapped.insert(path.last(), value);
    return putValue(tree, schema, parent, wrapped, isOrdered);
}

Value initialValue(const FieldSchema *schema)
{
    if (!schema) {
        return Value::string({});
    }
    if (schema->defaultValue) {
        return *schema->defaultValue;
    }
    if (schema->isNullable) {
        return Value::null();
    }
    switch (schema->widget) {
    case FieldWidget::TextList:
    case FieldWidget::ObjectList:
    case FieldWidget::Table:
        return Value::list();
    case FieldWidget::Object:
    case FieldWidget::FreeMap:
        return initialObject(*schema);
    case FieldWidget::Number:
    case FieldWidget::Integer:
        return Value::integer(0);
    case FieldWidget::Boolean:
        return Value::boolean(false);
    default:
        return Value::string({});
    }
}

std::optional<Value> addedValue(const FieldSchema *schema)
{
    return schema && (traitsOf(schema->widget).isContainer() || schema->defaultValue)
        ? std::optional(initialValue(schema))
        : std::nullopt;
}

const FieldSchema *schemaAt(const FieldSchema *root, const JsonPointer &path)
{
    const FieldSchema *schema = root;
    for (const QString &token : path.tokens()) {
        if (!schema) {
            return nullptr;
        }
        schema = schema->items.empty() ? schema->property(token) : &schema->items.front();
    }
    return schema;
}

JsonPointer sourcePath(const Tree &tree, const FieldSchema *schema, const JsonPointer &path)
{
    JsonPointer spelt;
    for (const QString &token : path.tokens()) {
        const NodeId parent = resolvedNode(tree, tree.find(spelt));
        const FieldSchema *object = schemaAt(schema, spelt);
        const FieldSchema *property = object ? object->property(token) : nullptr;
        QString key = token;
        if (property && parent != noNode && tree.child(parent, token) == noNode) {
            for (const QString &name : QStringList(property->name) + property->synonyms) {
                key = tree.child(parent, name) != noNode ? name : key;
            }
        }
        spelt = spelt.child(key);
    }
    return spelt;
}

bool isInteger(const QString &text)
{
    static const QRegularExpression pattern(u"\\A-?(0|[1-9][0-9]*)\\z"_s);
    return matches(pattern, text);
}

bool isNumber(const QString &text)
{
    static const QRegularExpression pattern(
        u"\\A-?((0|[1-9][0-9]*)(\\.[0-9]+)?|\\.[0-9]+)([eE][-+]?[0-9]+)?\\z"_s);
    return matches(pattern, text);
}

Value untypedValue(const QString &text, ValueType before)
{
    const bool wasNumber = before == ValueType::Integer || before == ValueType::Float;
    if ((wasNumber || before == ValueType::Null) && isNumber(text)) {
        return Value::number(text);
    }
    if (before != ValueType::String && (text.isEmpty() || text == "null"_L1)) {
        return Value::null();
    }
    if (before == ValueType::Boolean && (text == "true"_L1 || text == "false"_L1)) {
        return Value::boolean(text == "true"_L1);
    }
    return Value::string(text);
}

Value textValue(const QString &text, const FieldSchema *schema, ValueType before)
{
    if (!schema) {
        return untypedValue(text, before);
    }
    return text.isEmpty() && schema->isNullable ? Value::null() : Value::string(text);
}

} // namespace baton
