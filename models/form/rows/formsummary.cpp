// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formsummary.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString textAt(const Tree &tree, NodeId id)
{
    id = resolvedNode(tree, id);
    return id == noNode ? QString() : tree.at(id).text.simplified();
}

QString textOf(const Tree &tree, NodeId object, const FieldSchema *schema, const QString &name)
{
    const FieldSchema *property = schema ? schema->property(name) : nullptr;
    NodeId id = tree.child(object, name);
    for (const QString &synonym : property ? property->synonyms : QStringList()) {
        id = id == noNode ? tree.child(object, synonym) : id;
    }
    return textAt(tree, id);
}

/// @p pattern with its {fields} replaced by values; empty if no field has a value.
QString filled(const QString &pattern, auto valueOf)
{
    // Parsed by hand, because a long list requests thousands of summaries at once.
    QString text;
    bool isEmpty = pattern.contains(u'{');
    qsizetype copied = 0;
    for (qsizetype open = pattern.indexOf(u'{'); open >= 0;
         open = pattern.indexOf(u'{', open + 1)) {
        const qsizetype close = pattern.indexOf(u'}', open);
        const qsizetype next = pattern.indexOf(u'{', open + 1);
        if (close < 0) {
            break;
        }
        if (close == open + 1 || (next >= 0 && next < close)) {
            continue;
        }
        const QString value = valueOf(pattern.sliced(open + 1, close - open - 1));
        text += QStringView(pattern).sliced(copied, open - copied);
        isEmpty = isEmpty && value.isEmpty();
        text += value.isEmpty() ? u"…"_s : value;
        copied = close + 1;
    }
    text += QStringView(pattern).sliced(copied);
    return isEmpty ? QString() : text;
}

QString firstValues(const Tree &tree, NodeId object)
{
    QStringList values;
    for (const NodeId child : tree.at(object).children) {
        const QString text = textAt(tree, child);
        if (!text.isEmpty() && text.size() <= 40 && values.size() < 2) {
            values.append(text);
        }
    }
    return values.join(u", "_s);
}

/// The title of an item with alternatives: the name of the one in it.
CardTitle titleOfOne(const Tree &tree, NodeId child, const FieldSchema &schema)
{
    const QString &key = tree.at(child).key;
    const FieldSchema *property = schema.property(key);
    const bool isMap = tree.at(resolvedNode(tree, child)).type == ValueType::Map;
    return {labelFor(key, property),
            isMap ? titleOf(tree, child, property).text : textAt(tree, child)};
}

} // namespace

QString summaryOf(const Tree &tree, NodeId object, const FieldSchema *schema)
{
    object = resolvedNode(tree, object);
    if (object == noNode || tree.at(object).type != ValueType::Map) {
        return {};
    }
    if (!schema || schema->summary.isEmpty()) {
        return firstValues(tree, object);
    }
    return filled(schema->summary,
                  [&](const QString &name) { return textOf(tree, object, schema, name); });
}

CardTitle titleOf(const Tree &tree, NodeId object, const FieldSchema *schema)
{
    CardTitle title;
    object = resolvedNode(tree, object);
    if (object == noNode) {
        return title;
    }
    const std::vector<NodeId> &children = tree.at(object).children;
    if (schema && schema->isOneOf && children.size() == 1) {
        return titleOfOne(tree, children.front(), *schema);
    }
    if (schema && !schema->summary.isEmpty()) {
        title.text = summaryOf(tree, object, schema);
    }
    for (const NodeId child : tree.at(object).children) {
        const Node &node = tree.at(resolvedNode(tree, child));
        const FieldSchema *property = schema ? schema->property(tree.at(child).key) : nullptr;
        const bool isEnum = property && property->widget == FieldWidget::Enum;
        QString &target = isEnum ? title.tag : title.text;
        if (target.isEmpty() && (isEnum || node.type == ValueType::String)) {
            target = node.text.simplified();
            if (isEnum && property->valueSeverities.contains(target)) {
                title.severity = property->valueSeverities.value(target);
            }
        }
    }
    // Removes the tag from the text, because the card shows it already.
    if (!title.tag.isEmpty() && title.text.startsWith(title.tag + u' ')) {
        title.text = title.text.sliced(title.tag.size() + 1);
    }
    return title;
}

} // namespace baton
