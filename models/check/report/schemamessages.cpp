// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/schemamessages.h"

#include "models/check/report/schematranslations.h"
#include "models/protocol/pack/schemarulenames.h"
#include "models/protocol/schema/schemaquery.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString typeNames(const Value &schema)
{
    const Value *type = schema.find(u"type"_s);
    QStringList names;
    if (type && type->type == ValueType::List) {
        for (const Value &item : type->items) {
            names.append(schemaTypeName(item.text));
        }
    } else if (type) {
        names.append(schemaTypeName(type->text));
    }
    return alternatives(names);
}

QString bound(const QString &keyword, const QString &limit)
{
    if (keyword == "minimum"_L1) {
        return SchemaTranslations::tr("at least %1").arg(limit);
    }
    if (keyword == "maximum"_L1) {
        return SchemaTranslations::tr("at most %1").arg(limit);
    }
    if (keyword == "exclusiveMinimum"_L1) {
        return SchemaTranslations::tr("more than %1").arg(limit);
    }
    if (keyword == "exclusiveMaximum"_L1) {
        return SchemaTranslations::tr("less than %1").arg(limit);
    }
    if (keyword == "multipleOf"_L1) {
        return SchemaTranslations::tr("a multiple of %1").arg(limit);
    }
    const int n = limit.toInt();
    if (keyword == "minItems"_L1 || keyword == "minProperties"_L1) {
        return SchemaTranslations::tr("at least %n entries", nullptr, n);
    }
    if (keyword == "maxItems"_L1 || keyword == "maxProperties"_L1) {
        return SchemaTranslations::tr("at most %n entries", nullptr, n);
    }
    return keyword == "minLength"_L1 ? SchemaTranslations::tr("at least %n characters", nullptr, n)
                                     : SchemaTranslations::tr("at most %n characters", nullptr, n);
}

} // namespace

QString schemaTypeName(const QString &type)
{
    if (type == "object"_L1) {
        return SchemaTranslations::tr("a map", "type of a value");
    }
    if (type == "array"_L1) {
        return SchemaTranslations::tr("a list", "type of a value");
    }
    if (type == "string"_L1) {
        return SchemaTranslations::tr("text", "type of a value");
    }
    if (type == "integer"_L1) {
        return SchemaTranslations::tr("an integer", "type of a value");
    }
    if (type == "number"_L1) {
        return SchemaTranslations::tr("a number", "type of a value");
    }
    return type == "boolean"_L1 ? SchemaTranslations::tr("true or false", "type of a value")
                                : SchemaTranslations::tr("null", "type of a value");
}

QString alternatives(QStringList parts)
{
    if (parts.size() < 2) {
        return parts.join(QString());
    }
    const QString last = parts.takeLast();
    //: the last two of several possibilities
    return SchemaTranslations::tr("%1 or %2").arg(parts.join(u", "_s), last);
}

QString expectation(const QString &keyword, const Value &schema)
{
    if (keyword == "type"_L1) {
        return typeNames(schema);
    }
    if (keyword == "enum"_L1) {
        return alternatives(textsUnder(schema, u"enum"_s));
    }
    const Value *limit = schema.find(keyword);
    if (keyword == "const"_L1) {
        return limit ? limit->text : QString();
    }
    if (keyword == "format"_L1) {
        return SchemaTranslations::tr("a time in ISO 8601, such as 2026-02-21T14:30:00Z");
    }
    return limit && ruleSuffix(keyword) == "range"_L1 ? bound(keyword, limit->text) : QString();
}

QString violationMessage(const QString &keyword, const QString &name, const QString &expected,
                         const QString &actual)
{
    if (keyword == "required"_L1 || keyword == "dependentRequired"_L1) {
        return SchemaTranslations::tr("Required field %1 is missing").arg(name);
    }
    if (keyword == "pattern"_L1) {
        return actual.isEmpty()
            ? SchemaTranslations::tr("%1 is empty").arg(name)
            : SchemaTranslations::tr("%1 does not have the expected form: %2").arg(name, actual);
    }
    if (keyword == "uniqueItems"_L1) {
        return SchemaTranslations::tr("%1 holds an entry twice").arg(name);
    }
    if (keyword == "additionalProperties"_L1 || keyword == "unevaluatedProperties"_L1) {
        return SchemaTranslations::tr("%1 is not a field of this protocol").arg(name);
    }
    if (expected.isEmpty()) {
        return SchemaTranslations::tr("%1 is not as the protocol asks: %2").arg(name, actual);
    }
    return SchemaTranslations::tr("%1 must be %2, not %3", "field, expectation, actual value")
        .arg(name, expected, actual);
}

QString spellingMessage(const QString &name, const QString &expected, const QString &actual)
{
    //: field, expected value, actual value, which differ in case only
    return SchemaTranslations::tr("%1 is spelt %2 in this protocol, not %3")
        .arg(name, expected, actual);
}

QString unsetMessage(const QString &name)
{
    return SchemaTranslations::tr("%1 has no value").arg(name);
}

QString notFiniteMessage(const QString &name)
{
    return SchemaTranslations::tr("%1 must be a finite number").arg(name);
}

QString misspeltMessage(QString message, const QString &actual)
{
    if (message.endsWith(u'.')) {
        message.chop(1);
    }
    //: a sentence about a missing field, the key that stands in its place
    return SchemaTranslations::tr("%1; %2 looks like a misspelling of it").arg(message, actual);
}

QString passedOverMessage(const QString &actual, const QString &field)
{
    return SchemaTranslations::tr("No field is called %1, so it is ignored; %2 seems to be meant")
        .arg(actual, field);
}

QString unknownNameMessage(const QString &actual, const QString &name)
{
    return SchemaTranslations::tr("%1 is not a field of this protocol; %2 seems to be meant")
        .arg(actual, name);
}

QString typeName(ValueType type)
{
    switch (type) {
    case ValueType::Null:
        return SchemaTranslations::tr("null", "type of a value");
    case ValueType::Boolean:
        return SchemaTranslations::tr("true or false", "type of a value");
    case ValueType::Integer:
        return SchemaTranslations::tr("an integer", "type of a value");
    case ValueType::Float:
        return SchemaTranslations::tr("a number", "type of a value");
    case ValueType::String:
        return SchemaTranslations::tr("text", "type of a value");
    case ValueType::List:
        return SchemaTranslations::tr("a list", "type of a value");
    case ValueType::Map:
        return SchemaTranslations::tr("a map", "type of a value");
    }
    return {};
}

} // namespace baton
