// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formfields.h"

#include "models/formats/xml/xmlkeynames.h"
#include "models/strings/linestart.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

bool isScalar(const Node &node)
{
    return node.type != ValueType::List && node.type != ValueType::Map;
}

bool areAll(const Tree &tree, const Node &node, auto predicate)
{
    return std::ranges::all_of(
        node.children, [&](NodeId child) { return predicate(tree.at(resolvedNode(tree, child))); });
}

bool isMap(const Node &node)
{
    return node.type == ValueType::Map;
}

FieldWidget widgetOfShape(const Tree &tree, const Node &node)
{
    switch (node.type) {
    case ValueType::Boolean:
        return FieldWidget::Boolean;
    case ValueType::Integer:
        return FieldWidget::Integer;
    case ValueType::Float:
        return FieldWidget::Number;
    case ValueType::List:
        if (areAll(tree, node, isScalar)) {
            return FieldWidget::TextList;
        }
        return areAll(tree, node, isMap) ? FieldWidget::ObjectList : FieldWidget::Raw;
    case ValueType::Map:
        return areAll(tree, node, isScalar) ? FieldWidget::FreeMap : FieldWidget::Object;
    default:
        return node.text.contains(u'\n') ? FieldWidget::MultiLine : FieldWidget::Text;
    }
}

bool fits(const Tree &tree, const Node &node, const FieldSchema &schema)
{
    switch (traitsOf(schema.widget).shape) {
    case WidgetShape::List:
        return node.type == ValueType::List
            && areAll(tree, node, schema.widget == FieldWidget::TextList ? isScalar : isMap);
    case WidgetShape::Map:
        return isMap(node);
    case WidgetShape::Any:
        return true;
    case WidgetShape::Scalar:
        return isScalar(node);
    }
    Q_UNREACHABLE_RETURN(false);
}

/// True if a table can show all of @p list: each item has only known, single-line scalar fields.
bool fitsTable(const Tree &tree, const Node &list, const FieldSchema &schema)
{
    const FieldSchema *item = itemSchema(&schema);
    return item && areAll(tree, list, [&](const Node &row) {
               return std::ranges::all_of(row.children, [&](NodeId id) {
                   return item->property(tree.at(id).key)
                       && isScalar(tree.at(resolvedNode(tree, id)))
                       && !tree.at(id).text.contains(u'\n');
               });
           });
}

FieldWidget wrapped(const Node &node, FieldWidget widget)
{
    const bool isWrapped = traitsOf(widget).isOneLine() && node.text.contains(u'\n');
    return isWrapped ? FieldWidget::MultiLine : widget;
}

qsizetype columnOf(QByteArrayView bytes, qsizetype offset)
{
    return offset - lineStart(bytes, offset);
}

} // namespace

NodeId resolvedNode(const Tree &tree, NodeId id)
{
    for (int hops = 0; hops < 64 && id != noNode && tree.at(id).target != noNode; ++hops) {
        id = tree.at(id).target;
    }
    return id;
}

std::vector<FormEntry> entriesOf(const Tree &tree, NodeId object, const JsonPointer &path,
                                 const FieldSchema *schema)
{
    std::vector<FormEntry> entries;
    std::vector<NodeId> left;
    if (object != noNode && tree.at(object).type == ValueType::Map) {
        left = tree.at(object).children;
    }
    const auto take = [&](const QString &key) {
        // Consumers use the last one of duplicate keys.
        const auto found = std::ranges::find(left.rbegin(), left.rend(), key,
                                             [&](NodeId id) { return tree.at(id).key; });
        const NodeId id = found == left.rend() ? noNode : *found;
        if (id != noNode) {
            std::erase_if(left, [&](NodeId other) { return tree.at(other).key == key; });
        }
        return id;
    };
    const auto takeAny = [&](const FieldSchema &property) {
        NodeId id = take(property.name);
        for (const QString &synonym : property.synonyms) {
            id = id == noNode ? take(synonym) : id;
        }
        return id;
    };
    if (schema) {
        for (const FieldSchema &property : schema->properties) {
            const NodeId id = takeAny(property);
            const QString key = id == noNode ? property.name : tree.at(id).key;
            entries.push_back({path.child(key), path.child(property.name), &property, id});
        }
    }
    for (const NodeId id : left) {
        const JsonPointer place = path.child(tree.at(id).key);
        entries.push_back({place, place, nullptr, id});
    }
    return entries;
}

FieldWidget widgetFor(const Tree &tree, NodeId id, const FieldSchema *schema)
{
    const NodeId resolved = resolvedNode(tree, id);
    if (resolved == noNode) {
        return schema ? schema->widget : FieldWidget::Text;
    }
    const Node &node = tree.at(resolved);
    // If the schema does not give a type, the value decides.
    if (!schema || schema->widget == FieldWidget::Raw) {
        return widgetOfShape(tree, node);
    }
    if (node.type == ValueType::Null) {
        return schema->widget;
    }
    if (!fits(tree, node, *schema)) {
        return isScalar(node) ? FieldWidget::Raw : widgetOfShape(tree, node);
    }
    if (schema->widget == FieldWidget::Table && !fitsTable(tree, node, *schema)) {
        return FieldWidget::ObjectList;
    }
    return wrapped(node, schema->widget);
}

const FieldSchema *itemSchema(const FieldSchema *schema)
{
    return schema && !schema->items.empty() ? &schema->items.front() : nullptr;
}

QString labelFor(const QString &key, const FieldSchema *schema)
{
    return schema && !schema->title.isEmpty() ? schema->title : key;
}

QString xmlLabelFor(const QString &key, const FieldSchema *schema)
{
    if (schema && !schema->title.isEmpty()) {
        return schema->title;
    }
    const QString name = xml::nameIn(key);
    const QString number = key.sliced(name.size());
    const QString label = xml::isText(name)
        ? QCoreApplication::translate("baton::FormModel", "Text")
        : name.sliced(xml::isAttribute(name) ? 1 : 0);
    return number.isEmpty() ? label : label + u' ' + number.sliced(1).chopped(1);
}

QString sourceOf(const Tree &tree, NodeId id, QByteArrayView bytes)
{
    const ByteRange range = tree.at(id).range;
    if (range.begin < 0 || range.end > bytes.size() || range.isEmpty()) {
        return {};
    }
    const qsizetype column = columnOf(bytes, range.begin);
    QString text;
    bool isFirst = true;
    for (QByteArrayView line : QByteArray(bytes.sliced(range.begin, range.length())).split('\n')) {
        qsizetype indent = 0;
        while (!isFirst && indent < std::min(column, line.size()) && line[indent] == ' ') {
            ++indent;
        }
        text += (isFirst ? QString() : QString(u'\n')) + QString::fromUtf8(line.sliced(indent));
        isFirst = false;
    }
    return text.remove(u'\r');
}

} // namespace baton
