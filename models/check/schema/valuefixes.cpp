// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/valuefixes.h"

#include "models/check/report/rulecontext.h"
#include "models/check/report/schemamessages.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/schema/fieldschemabuilder.h"
#include "models/protocol/schema/patternformatchecks.h"
#include "models/protocol/schema/schemaquery.h"
#include "models/strings/spellingmatch.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The texts that the enum of @p schema, or of its "then", allows; empty if it has no enum.
QStringList wordsTaken(const Value &schema)
{
    const QStringList words = textsUnder(schema, u"enum"_s);
    const Value *then = schema.find(u"then"_s);
    return words.isEmpty() && then ? textsUnder(*then, u"enum"_s) : words;
}

/// True if @p schema allows @p text as a string.
bool takesText(const Value &schema, const QString &text)
{
    const QStringList words = wordsTaken(schema);
    const Value *pattern = schema.find(u"pattern"_s);
    const bool fits = !pattern || QRegularExpression(pattern->text).match(text).hasMatch();
    return fits && (words.isEmpty() ? !schema.find(u"then"_s) : words.contains(text));
}

/// True if @p text satisfies @p keyword of @p schema.
bool isTaken(const QString &text, const QString &keyword, const Value &schema)
{
    if (keyword == "enum"_L1) {
        return textsUnder(schema, u"enum"_s).contains(text);
    }
    const Value *asked = schema.find(keyword);
    if (keyword == "const"_L1 && asked) {
        return asked->type == ValueType::String && asked->text == text;
    }
    if (keyword == "pattern"_L1 && asked) {
        return !text.isEmpty() && QRegularExpression(asked->text).match(text).hasMatch();
    }
    return keyword == "format"_L1 && isDateTime(text);
}

QStringList propertiesOf(const FieldSchema *field)
{
    QStringList names;
    for (const FieldSchema &property : field ? field->properties : std::vector<FieldSchema>()) {
        names.append(property.name);
    }
    return names;
}

} // namespace

QString typesTaken(const Value &schema, const QString &text)
{
    const QStringList types = typesIn(schema);
    const QStringList words = wordsTaken(schema);
    QStringList names;
    for (const QString &type : types) {
        if (type != "string"_L1 || words.isEmpty() || takesText(schema, text)) {
            names.append(schemaTypeName(type));
        } else {
            names += words;
        }
    }
    return alternatives(names);
}

QString jsonType(ValueType type)
{
    switch (type) {
    case ValueType::Null:
        return u"null"_s;
    case ValueType::Boolean:
        return u"boolean"_s;
    case ValueType::Integer:
        return u"integer"_s;
    case ValueType::Float:
        return u"number"_s;
    case ValueType::String:
        return u"string"_s;
    case ValueType::List:
        return u"array"_s;
    case ValueType::Map:
        return u"object"_s;
    }
    return {};
}

std::optional<Fix> ValueFixes::fixOf(const SchemaViolation &violation, NodeId node,
                                     const Value &schema, bool isError) const
{
    const QString written = m_tree.at(node).text;
    const QString plain = trimmedUnquoted(written);
    if (plain != written && m_tree.at(node).type == ValueType::String
        && isTaken(plain, violation.keyword, schema)) {
        return m_fixer.set(node, plain, true, true);
    }
    if (violation.keyword == "enum"_L1) {
        return m_fixer.nearest(node, textsUnder(schema, u"enum"_s));
    }
    if (violation.keyword == "type"_L1) {
        QStringList types = typesIn(schema);
        if (!takesText(schema, m_tree.at(node).text)) {
            types.removeOne(u"string"_s);
        }
        if (types.contains(u"string"_s) && m_fixer.isTextWithColon(node)) {
            return m_fixer.quoted(node);
        }
        const std::optional<Fix> fix = m_fixer.convertType(node, types);
        const FieldSchema *field = fieldAt(m_kind.kind.fields, violation.instance);
        if (fix || !field || !types.contains(u"array"_s)) {
            return fix;
        }
        return field->widget == FieldWidget::TextList ? m_fixer.listed(node)
            : isEntry(node, *field)                   ? m_fixer.mapListed(node)
                                                      : std::nullopt;
    }
    if (violation.keyword == "additionalProperties"_L1) {
        return renamed(violation, node);
    }
    if (violation.keyword == "not"_L1 && typesIn(schema).contains(u"null"_s)) {
        return m_fixer.convertType(node, {u"null"_s});
    }
    if (violation.keyword == "const"_L1) {
        const Value *value = schema.find(u"const"_s);
        const std::optional<Nearest> alike =
            closestMatch(m_tree.at(m_tree.resolved(node)).text, {value->text});
        const bool isCertain = isError && alike && alike->distance == 0;
        return m_fixer.set(node, value->text, value->type == ValueType::String, isCertain);
    }
    return std::nullopt;
}

/// True if the map at @p node has a key of the entries of the list @p field.
bool ValueFixes::isEntry(NodeId node, const FieldSchema &field) const
{
    const std::vector<NodeId> &children = m_tree.at(node).children;
    return !field.items.empty() && std::ranges::any_of(children, [&](NodeId child) {
        return field.items.front().property(m_tree.keyOf(child)) != nullptr;
    });
}

/// The fix that renames a key that is not allowed to the most similar one that is.
std::optional<Fix> ValueFixes::renamed(const SchemaViolation &violation, NodeId node) const
{
    const FieldSchema *map = violation.instance.isRoot()
        ? nullptr
        : fieldAt(m_kind.kind.fields, violation.instance.parent());
    const std::optional<Nearest> nearest = closestMatch(m_tree.keyOf(node), propertiesOf(map));
    const NodeId parent = m_tree.at(node).parent;
    return nearest && nearest->distance == 0 && m_tree.child(parent, nearest->text) == noNode
        ? m_fixer.rename(node, nearest->text)
        : std::nullopt;
}

} // namespace baton
