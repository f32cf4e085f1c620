// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/truncatedfields.h"

#include "models/formats/xml/xmlkeynames.h"

#include <QSet>

namespace baton {

namespace {

const FieldSchema *fieldOf(const CanonicalTree &tree, NodeId child, const Node &parent,
                           const FieldSchema &fields)
{
    if (parent.type == ValueType::Map && !fields.properties.empty()) {
        return fields.property(xml::nameIn(tree.keyOf(child)));
    }
    return fields.items.empty() ? nullptr : &fields.items.front();
}

/// Adds the names below @p id that are not in @p fields. If an end tag or bracket was forgotten,
/// they include the fields that follow.
void addStrangers(const CanonicalTree &tree, NodeId id, const FieldSchema *fields,
                  QSet<QString> &names)
{
    const Node &node = tree.at(id);
    const bool isMap = node.type == ValueType::Map;
    const bool isKnown =
        fields && (!isMap || !fields->properties.empty() || fields->widget == FieldWidget::FreeMap);
    for (const NodeId child : node.children) {
        const FieldSchema *field = isKnown ? fieldOf(tree, child, node, *fields) : nullptr;
        if (!field && isMap) {
            names.insert(xml::nameIn(tree.keyOf(child)));
        }
        addStrangers(tree, child, field, names);
    }
}

/// The last child of @p id that is in @p fields; noNode if there is none.
NodeId lastKnown(const CanonicalTree &tree, NodeId id, const FieldSchema &fields)
{
    const std::vector<NodeId> &children = tree.at(id).children;
    const auto isKnown = [&](NodeId child) { return fieldOf(tree, child, tree.at(id), fields); };
    const auto last = std::find_if(children.rbegin(), children.rend(), isKnown);
    return last == children.rend() ? noNode : *last;
}

bool isThere(const CanonicalTree &tree, NodeId child)
{
    return child != noNode && tree.at(child).style != Style::Absent;
}

/// Adds the missing fields of the map @p id that @p fields requires or that are in @p asked, unless
/// they are in @p elsewhere.
void addLost(LostFields &lost, const CanonicalTree &tree, NodeId id, const FieldSchema &fields,
             const std::set<FieldOfMap> &asked, const QSet<QString> &elsewhere)
{
    const NodeId last = lastKnown(tree, id, fields);
    bool isBehind = last == noNode;
    for (const FieldSchema &field : fields.properties) {
        const NodeId child = tree.child(id, field.name);
        const bool isAsked = field.isRequired || asked.contains({id, field.name});
        isBehind = isBehind || (child != noNode && child == last);
        if (isAsked && !isThere(tree, child) && !elsewhere.contains(field.name)) {
            lost.names.append(xml::withoutMark(field.name));
            lost.isNextAmong = lost.isNextAmong || isBehind;
        }
    }
    for (const auto &[map, name] : asked) {
        if (map == id && !fields.property(name) && !elsewhere.contains(name)) {
            lost.names.append(name);
            lost.isNextAmong = true; // an empty map lacks all fields from the first one on
        }
    }
}

/// True if the scalar @p id may be the beginning of the first key of a map: it is on a separate
/// line or begins a list item.
bool mayBeHalfKey(const CanonicalTree &tree, NodeId id, QByteArrayView bytes)
{
    const Node &node = tree.at(id);
    if (node.style != Style::Plain || node.parent == noNode || bytes.isEmpty()) {
        return false;
    }
    const qsizetype key = node.keyRange.end;
    return tree.at(node.parent).type == ValueType::List
        || bytes.sliced(key, node.range.begin - key).contains('\n');
}

} // namespace

LostFields fieldsLostToTruncation(const CanonicalTree &tree, const FieldSchema &fields,
                                  const TruncatedText &text)
{
    LostFields lost;
    if (tree.tree().isEmpty()) {
        return lost; // the content is unknown
    }
    NodeId id = tree.base();
    QSet<QString> elsewhere = text.misspelt;
    addStrangers(tree, id, &fields, elsewhere);
    for (const FieldSchema *schema = &fields; schema;) {
        const Node &node = tree.at(id);
        if (node.style == Style::Flow && !text.isOpen) {
            break; // its closing bracket shows that it is complete
        }
        const bool isMap = node.type == ValueType::Map;
        const bool isHalfKey = !schema->properties.empty() && mayBeHalfKey(tree, id, text.bytes);
        const bool isStarted = node.style == Style::Absent || isHalfKey; // it has no content yet
        lost.endsInHalfKey = isHalfKey;
        if (isMap || isStarted) {
            addLost(lost, tree, id, *schema, text.asked, elsewhere);
        }
        if (node.children.empty()) {
            break;
        }
        const NodeId last = node.children.back();
        schema = fieldOf(tree, last, node, *schema);
        id = last;
    }
    return lost;
}

} // namespace baton
