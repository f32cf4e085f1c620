// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/tool.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonObject schemaOf(const Parameter &parameter)
{
    QJsonObject schema{{u"description"_s, parameter.description}};
    switch (parameter.type) {
    case Parameter::Type::Text:
        schema.insert(u"type"_s, u"string"_s);
        break;
    case Parameter::Type::Number:
        schema.insert(u"type"_s, u"integer"_s);
        schema.insert(u"minimum"_s, 1);
        break;
    case Parameter::Type::Flag:
        schema.insert(u"type"_s, u"boolean"_s);
        break;
    case Parameter::Type::Texts:
        schema.insert(u"type"_s, u"array"_s);
        schema.insert(u"items"_s, QJsonObject{{u"type"_s, u"string"_s}});
        break;
    case Parameter::Type::Values:
        schema.insert(u"type"_s, u"object"_s);
        break;
    }
    if (!parameter.allowed.isEmpty()) {
        schema.insert(u"enum"_s, QJsonArray::fromStringList(parameter.allowed));
    }
    return schema;
}

bool areTexts(const QJsonValue &value)
{
    const QJsonArray items = value.toArray();
    return value.isArray() && std::all_of(items.begin(), items.end(), [](const QJsonValue &item) {
               return item.isString();
           });
}

/// True if a number in @p value may have lost digits: whole numbers are read exactly within 64
/// bits; others are rounded, however they are spelled.
bool holdsRounded(const QJsonValue &value)
{
    constexpr double firstRounded = 9'223'372'036'854'775'808.0; // 2^63
    const auto anyIn = [](const auto &values) {
        return std::any_of(values.begin(), values.end(),
                           [](const QJsonValue &each) { return holdsRounded(each); });
    };
    if (value.isArray()) {
        return anyIn(value.toArray());
    }
    if (value.isObject()) {
        return anyIn(value.toObject());
    }
    const bool isInteger = value.toVariant().typeId() == QMetaType::LongLong;
    return value.isDouble() && !isInteger && std::abs(value.toDouble()) >= firstRounded;
}

/// The values that @p parameter accepts, for a message; empty if @p value is one of them.
QString expectationOf(const Parameter &parameter, const QJsonValue &value)
{
    switch (parameter.type) {
    case Parameter::Type::Text:
        if (value.isString() && !parameter.allowed.isEmpty()
            && !parameter.allowed.contains(value.toString())) {
            return u"one of "_s + parameter.allowed.join(u", "_s);
        }
        return value.isString() ? QString() : u"a text"_s;
    case Parameter::Type::Number:
        return value.toInt() >= 1 && value.toInt() == value.toDouble()
            ? QString()
            : u"a whole number from 1 up"_s;
    case Parameter::Type::Flag:
        return value.isBool() ? QString() : u"true or false"_s;
    case Parameter::Type::Texts:
        return areTexts(value) ? QString() : u"a list of texts"_s;
    case Parameter::Type::Values:
        break;
    }
    if (holdsRounded(value)) {
        return u"an object without numbers of 2^63 or more (1e300 too), whose digits would be "
               "rounded here; write such a number by the \"assignments\" of \"set\""_s;
    }
    return value.isObject() ? QString() : u"an object"_s;
}

} // namespace

QStringList ToolCall::texts(QLatin1StringView name) const
{
    QStringList texts;
    for (const QJsonValue text : m_arguments.value(name).toArray()) {
        texts.append(text.toString());
    }
    return texts;
}

bool ToolCall::isFull() const
{
    return text("detail"_L1) == "full"_L1;
}

QJsonObject Tool::outputSchema() const
{
    QJsonObject properties;
    QJsonArray always;
    for (const ResultMember &member : results) {
        QJsonObject schema{{u"description"_s, member.description}};
        if (!member.type.isEmpty()) {
            schema.insert(u"type"_s, member.type);
        }
        properties.insert(member.name, schema);
        if (member.isAlways) {
            always.append(member.name);
        }
    }
    return {{u"type"_s, u"object"_s}, {u"properties"_s, properties}, {u"required"_s, always}};
}

QJsonObject Tool::definition() const
{
    QJsonObject properties;
    QJsonArray required;
    for (const Parameter &parameter : parameters) {
        properties.insert(parameter.name, schemaOf(parameter));
        if (parameter.isRequired) {
            required.append(parameter.name);
        }
    }
    QJsonObject input{{u"type"_s, u"object"_s},
                      {u"properties"_s, properties},
                      {u"additionalProperties"_s, false}};
    if (!required.isEmpty()) {
        input.insert(u"required"_s, required);
    }
    return {{u"name"_s, name},
            {u"title"_s, title},
            {u"description"_s, description},
            {u"inputSchema"_s, input},
            {u"outputSchema"_s, outputSchema()},
            {u"annotations"_s,
             QJsonObject{{u"readOnlyHint"_s, !isWriting},
                         {u"destructiveHint"_s, isWriting},
                         {u"openWorldHint"_s, false}}}};
}

std::optional<Failure> Tool::mistakeIn(const QJsonObject &arguments) const
{
    QStringList names;
    for (const Parameter &parameter : parameters) {
        names.append(parameter.name);
        const QJsonValue value = arguments.value(parameter.name);
        if (value.isUndefined() && parameter.isRequired) {
            return Failure{u"\"%1\" is missing: %2"_s.arg(parameter.name, parameter.description)};
        }
        const QString expected = value.isUndefined() ? QString() : expectationOf(parameter, value);
        if (!expected.isEmpty()) {
            return Failure{u"\"%1\" has to be %2."_s.arg(parameter.name, expected)};
        }
    }
    for (const QString &given : arguments.keys()) {
        if (!names.contains(given)) {
            return Failure{
                u"There is no argument \"%1\", but these: %2."_s.arg(given, names.join(u", "_s))};
        }
    }
    return std::nullopt;
}

ResultMember moreMember()
{
    return {u"more"_s, u"integer"_s, u"Entries of lists and objects that are left out."_s, false};
}

Parameter detailParameter()
{
    return {u"detail"_s,
            Parameter::Type::Text,
            u"\"short\" (the default) or \"full\": everything that is known."_s,
            false,
            {u"short"_s, u"full"_s}};
}

} // namespace baton::cli
